/// How the report looks, in light and in dark.
enum HTMLStyle {
    static let text = """
        :root {
          --ground: #f4f5f7; --card: #ffffff; --ink: #16181d; --soft: #5c6370; --line: #e2e5ea; --tint: #f0f2f5;
          --accent: #2457d6; --good: #0b7a4b; --good-ground: #e2f5ec; --amber: #8a5200; --amber-ground: #fff3da;
          --amber-line: #e9b44c; --bad: #b3261e; --bad-ground: #fdeceb; --calm: #50565f; --calm-ground: #eceef1;
          --shadow: 0 1px 2px rgb(20 24 32 / 6%), 0 6px 20px rgb(20 24 32 / 5%);
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --ground: #0f1115; --card: #181b21; --ink: #eceef2; --soft: #9aa2af; --line: #2a2f38; --tint: #20242c;
            --accent: #8fb0ff; --good: #67d5a4; --good-ground: #12301f; --amber: #ffcf7a; --amber-ground: #35270d;
            --amber-line: #b5842a; --bad: #ff9d94; --bad-ground: #3a1917; --calm: #b3bac5; --calm-ground: #272c35;
            --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 8px 24px rgb(0 0 0 / 25%);
          }
        }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        body {
          margin: 0 auto; padding: 2.5rem clamp(1rem, 4vw, 3rem) 4rem; max-width: 76rem; min-height: 100vh;
          display: flex; flex-direction: column; background: var(--ground); color: var(--ink);
          font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif;
          -webkit-font-smoothing: antialiased; font-variant-numeric: tabular-nums;
        }
        .top { order: 0; display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: center; justify-content: space-between; }
        .tiles { order: 1; }
        main { order: 2; }
        footer { order: 3; margin-top: auto; padding-top: 3rem; color: var(--soft); font-size: .8125rem; }
        h1 { margin: 0; font-size: 1.75rem; font-weight: 680; letter-spacing: -.02em; line-height: 1.2; }
        h3 { margin: 0 0 .625rem; font-size: .75rem; font-weight: 640; letter-spacing: .06em; text-transform: uppercase;
          color: var(--soft); }
        .tools { display: none; }
        .live .tools { display: block; flex: 0 1 22rem; min-width: 14rem; }
        .single .tools { display: none; }
        #search { width: 100%; padding: .625rem .875rem; border: 1px solid var(--line); border-radius: .625rem;
          background: var(--card); color: inherit; font: inherit; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        .tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: .75rem;
          margin: 1.75rem 0 1.5rem; }
        .tile { display: flex; flex-direction: column; gap: .125rem; padding: .875rem 1.125rem; text-align: left;
          border: 1px solid var(--line); border-radius: .875rem; background: var(--card); color: inherit; font: inherit;
          box-shadow: var(--shadow); cursor: pointer; }
        .tile:disabled { cursor: default; box-shadow: none; background: transparent; }
        .tile:disabled .count { color: var(--soft); }
        .tile[aria-pressed="true"] { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent), var(--shadow); }
        .single .tile[aria-pressed="true"] { border-color: var(--line); box-shadow: var(--shadow); }
        .tile .count { font-size: 1.625rem; font-weight: 660; letter-spacing: -.02em; line-height: 1.15; }
        .tile .label { font-size: .8125rem; color: var(--soft); }
        .tile.found:enabled .count { color: var(--good); }
        .tile.foundWithFaults:enabled .count { color: var(--amber); }
        .tile.error:enabled .count { color: var(--bad); }
        .result { margin: 0 0 .625rem; border: 1px solid var(--line); border-radius: .875rem; background: var(--card);
          box-shadow: var(--shadow); content-visibility: auto; contain-intrinsic-size: auto 4.5rem; }
        .result > summary { display: grid; grid-template-columns: 2.75rem minmax(0, 1fr) minmax(8rem, auto) 8.25rem;
          gap: 1rem; align-items: center; padding: .75rem 1.125rem; cursor: pointer; list-style: none;
          border-radius: .875rem; }
        .result > summary::-webkit-details-marker { display: none; }
        .result > summary:hover { background: var(--tint); }
        .result[open] > summary { border-bottom: 1px solid var(--line); border-radius: .875rem .875rem 0 0; }
        .thumb { width: 2.75rem; height: 3.25rem; border-radius: .5rem; background: var(--tint); overflow: hidden; }
        .thumb img { width: 100%; height: 100%; object-fit: cover; display: block; }
        .result[open] > summary:has(.thumb img) { grid-template-columns: 7.5rem minmax(0, 1fr) minmax(8rem, auto) 8.25rem; }
        .result[open] > summary > .thumb:has(img) { width: 7.5rem; height: auto; }
        .result[open] > summary > .thumb img { height: auto; }
        .who, .kind { display: flex; flex-direction: column; min-width: 0; line-height: 1.35; }
        .name { font-weight: 620; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        .file { font-size: .8125rem; color: var(--soft); overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
          unicode-bidi: isolate; }
        .kind { font-size: .875rem; }
        .kind .number { color: var(--soft); font-size: .8125rem; letter-spacing: .02em; }
        .badge { justify-self: end; padding: .1875rem .6875rem; border-radius: 99rem; font-size: .8125rem;
          font-weight: 600; white-space: nowrap; }
        .badge.found { background: var(--good-ground); color: var(--good); }
        .badge.foundWithFaults { background: var(--amber-ground); color: var(--amber); }
        .badge.notFound { background: var(--calm-ground); color: var(--calm); }
        .badge.error { background: var(--bad-ground); color: var(--bad); }
        .body { padding: 1.5rem; }
        .columns { display: flex; flex-wrap: wrap; gap: 1.5rem 2.25rem; align-items: flex-start; }
        .pictures { flex: 1 1 17rem; max-width: 26rem; display: flex; flex-direction: column; gap: 1.25rem; }
        .read { flex: 2 1 24rem; min-width: 0; display: flex; flex-direction: column; gap: 1.5rem; }
        .read hr { width: 100%; margin: .25rem 0; border: 0; border-top: 1px solid var(--line); }
        figure { margin: 0; }
        figure img { display: block; max-width: 100%; height: auto; border-radius: .625rem; border: 1px solid var(--line);
          background: var(--tint); }
        figure.flat img, figure.raw img, figure.single img { width: 100%; max-height: 30rem; object-fit: contain; }
        figcaption { margin-top: .375rem; font-size: .8125rem; color: var(--soft); }
        .switched > input { position: absolute; opacity: 0; pointer-events: none; }
        .switch { display: inline-flex; margin-bottom: .75rem; padding: .1875rem; border-radius: .625rem;
          background: var(--calm-ground); }
        .switch label { padding: .25rem .875rem; border-radius: .5rem; font-size: .8125rem; font-weight: 580;
          color: var(--calm); cursor: pointer; }
        .switched > input:nth-of-type(1):checked ~ .switch label:nth-of-type(1),
        .switched > input:nth-of-type(2):checked ~ .switch label:nth-of-type(2) {
          background: var(--card); color: var(--ink); box-shadow: 0 1px 3px rgb(0 0 0 / 18%); }
        .switched > input:nth-of-type(1):focus-visible ~ .switch label:nth-of-type(1),
        .switched > input:nth-of-type(2):focus-visible ~ .switch label:nth-of-type(2) { outline: 2px solid var(--accent); }
        .switched > input:nth-of-type(1):checked ~ figure.raw,
        .switched > input:nth-of-type(2):checked ~ figure.flat { display: none; }
        dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: .25rem 1rem; margin: 0; }
        .field { padding: .5rem .75rem; margin: 0 -.75rem; border-radius: .625rem; border: 1px solid transparent;
          min-width: 0; }
        dt { font-size: .8125rem; color: var(--soft); }
        dd { margin: 0; font-weight: 560; overflow-wrap: anywhere; }
        .field.failed { background: var(--amber-ground); border-color: var(--amber-line); margin: 0; }
        .field.failed dd { color: var(--amber); }
        .field.failed dt::after { content: " ⚠" / ""; color: var(--amber); }
        .why { display: block; margin-top: .1875rem; font-size: .8125rem; font-weight: 440; line-height: 1.4; }
        .zone h3 { display: flex; justify-content: space-between; gap: 1rem; }
        .confidence { font-weight: 500; letter-spacing: 0; text-transform: none; }
        pre { margin: 0; padding: 1rem 1.125rem; overflow-x: auto; border-radius: .75rem; background: var(--tint);
          border: 1px solid var(--line); font: 500 .875rem/1.85 "OCR B", "OCRB", ui-monospace, "SF Mono", Consolas,
          "Liberation Mono", "DejaVu Sans Mono", monospace; letter-spacing: .04em; }
        mark { color: inherit; background: none; border-radius: .1875rem; }
        mark.covered { background: var(--amber-ground); box-shadow: 0 0 0 1px var(--amber-ground); }
        mark.digit { background: var(--amber-line); color: #1a1204; font-weight: 700; }
        mark.corrected { text-decoration: underline 2px var(--accent); text-underline-offset: .3em; }
        .list ul, .note ul { margin: 0; padding-left: 1.125rem; font-size: .875rem; }
        .list li { margin: .1875rem 0; overflow-wrap: anywhere; }
        .list.faults { padding: .875rem 1.125rem; border: 1px solid var(--amber-line); border-radius: .75rem;
          background: var(--amber-ground); color: var(--amber); }
        .list.faults h3 { color: inherit; }
        .note { margin-top: 1.25rem; padding: .875rem 1.125rem; border-radius: .75rem; background: var(--calm-ground);
          color: var(--calm); font-size: .875rem; overflow-wrap: anywhere; }
        .note.error { margin: 0; background: var(--bad-ground); color: var(--bad); }
        .empty { margin: 0; padding: .5rem 0; color: var(--soft); }
        .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        @media (max-width: 42rem) {
          .result > summary { grid-template-columns: 2.75rem minmax(0, 1fr) auto; }
          .result[open] > summary:has(.thumb img) { grid-template-columns: 5rem minmax(0, 1fr) auto; }
          .result[open] > summary > .thumb:has(img) { width: 5rem; }
          .kind { display: none; }
          .body { padding: 1.125rem; }
        }
        @media print {
          body { background: none; padding: 0; max-width: none; }
          .tools { display: none !important; }
          .result { break-inside: avoid; box-shadow: none; content-visibility: visible; }
        }
        """
}
