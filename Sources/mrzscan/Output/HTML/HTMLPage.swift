/// The frame of the report: its head, and what follows the results.
enum HTMLPage {
    static let head = """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="referrer" content="no-referrer">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
        style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
        <title>Scan report</title>
        <style>
        \(HTMLStyle.text)
        </style>
        </head>
        <body>
        <header class="top">
        <h1>Scan report</h1>
        <form class="tools" role="search">
        <input type="search" id="search" placeholder="Name, number, file …" aria-label="Search results" autocomplete="off">
        </form>
        </header>
        <main id="results">

        """

    /// What follows the results.
    ///
    /// - Parameters:
    ///   - tally: how they came out.
    ///   - count: how many have no pictures because the report was full of them.
    /// - Returns: the rest of the page.
    static func tail(_ tally: RunTally, withoutPictures count: Int) -> String {
        let tiles = [
            ("all", tally.pages, tally.pages == 1 ? "Page" : "Pages"), ("found", tally.found, "Valid"),
            ("foundWithFaults", tally.withFaults, "With faults"), ("notFound", tally.notFound, "Nothing found"),
            ("error", tally.errors, tally.errors == 1 ? "Error" : "Errors"),
        ].map { kind, count, label in
            """
            <button type="button" class="tile \(kind)" data-filter="\(kind)" aria-pressed="\(kind == "all")"\
            \(count == 0 && kind != "all" ? " disabled" : "")>\
            <span class="count">\(count)</span><span class="label">\(label)</span></button>
            """
        }
        return """
            <p id="none" class="empty" hidden>No result fits the search.</p>
            </main>
            <section class="tiles" aria-label="Summary, and filter by outcome">
            \(tiles.joined(separator: "\n"))
            </section>
            <p id="status" class="hidden" role="status" aria-live="polite"></p>
            <footer>\(count > 0 ? Self.fullNote(count) : "")\
            Made by mrzscan on this machine. The pictures and names on this page are personal data.</footer>
            <script>
            \(script)
            </script>
            </body>
            </html>

            """
    }

    private static func fullNote(_ count: Int) -> String {
        let results = count == 1 ? "The last result has" : "The last \(count) results have"
        return """
            <p id="full">\(results) no pictures, as the report holds as many as a browser opens with ease; \
            <code>--save-document</code> and <code>--save-portrait</code> save those of all.</p>
            """
    }

    /// Search and filter; the page can be read without it.
    private static let script = """
        (function () {
          "use strict";
          var results = Array.prototype.slice.call(document.querySelectorAll(".result"));
          var texts = results.map(function (r) { return r.getAttribute("data-text"); });
          var tiles = Array.prototype.slice.call(document.querySelectorAll(".tile"));
          var search = document.getElementById("search");
          var filter = "all";
          var waiting = 0;
          document.documentElement.classList.add("live");
          if (results.length < 2) { document.documentElement.classList.add("single"); }
          function apply() {
            var words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
            var shown = 0;
            results.forEach(function (result, i) {
              var fits = (filter === "all" || result.getAttribute("data-status") === filter) &&
                words.every(function (word) { return texts[i].indexOf(word) >= 0; });
              result.hidden = !fits;
              if (fits) { shown += 1; }
            });
            document.getElementById("none").hidden = shown > 0 || results.length === 0;
            document.getElementById("status").textContent = shown + " of " + results.length + " results";
          }
          search.addEventListener("input", function () {
            clearTimeout(waiting);
            waiting = setTimeout(apply, 120);
          });
          search.form.addEventListener("submit", function (event) { event.preventDefault(); apply(); });
          tiles.forEach(function (tile) {
            tile.addEventListener("click", function () {
              filter = tile.getAttribute("data-filter");
              tiles.forEach(function (other) { other.setAttribute("aria-pressed", String(other === tile)); });
              apply();
            });
          });
        })();
        """
}
