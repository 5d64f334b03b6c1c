// Runs within a report, at its end: looks at it as a reader would, and writes what it saw where --dump-dom shows it.
// `expected` is set by Scripts/check-report.sh.
(function () {
  "use strict";
  var lines = [];
  function check(name, isRight, detail) {
    lines.push((isRight ? "ok   " : "FAIL ") + name + (isRight || detail === undefined ? "" : ": " + detail));
  }
  function all(selector, within) { return Array.prototype.slice.call((within || document).querySelectorAll(selector)); }
  function shown(element) {
    return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  }

  var results = all(".result");
  var search = document.getElementById("search");
  function visible() { return results.filter(function (result) { return !result.hidden; }); }
  function find(text) {
    search.value = text;
    search.form.dispatchEvent(new Event("submit", { cancelable: true }));
    return visible();
  }
  function tile(kind) { return document.querySelector(".tile[data-filter='" + kind + "']"); }
  function count(kind) { return Number(tile(kind).querySelector(".count").textContent); }

  // Rows
  check("every page has a row", results.length === expected.pages, results.length + ", not " + expected.pages);
  check("the summary counts every row", count("all") === results.length);
  var kinds = ["found", "foundWithFaults", "notFound", "error"];
  kinds.forEach(function (kind) {
    var rows = results.filter(function (result) { return result.getAttribute("data-status") === kind; }).length;
    check("the summary counts rows that are " + kind, rows === count(kind), rows + ", not " + count(kind));
    check("rows that are " + kind, rows >= expected.least[kind], rows + " is less than " + expected.least[kind]);
  });
  check("only the first row is open", results.filter(function (r) { return r.open; }).length === 1 && results[0].open);

  // Search and filter
  var one = find(expected.search);
  check("a search by name and number finds one", one.length === 1 && one[0].textContent.indexOf(expected.file) >= 0,
    one.length + " found");
  check("a search for nonsense finds none and says so",
    find("no-such-word").length === 0 && shown(document.getElementById("none")));
  check("how many fit is said to screen readers",
    document.getElementById("status").textContent === "0 of " + results.length + " results"
      && document.getElementById("status").getAttribute("role") === "status");
  check("an empty search finds all", find("").length === results.length && !shown(document.getElementById("none")));
  kinds.forEach(function (kind) {
    if (count(kind) === 0) {
      check("there is no filter for no rows that are " + kind, tile(kind).disabled);
      return;
    }
    tile(kind).click();
    check("the filter leaves rows that are " + kind, visible().length === count(kind)
      && visible().every(function (result) { return result.getAttribute("data-status") === kind; })
      && tile(kind).getAttribute("aria-pressed") === "true" && tile("all").getAttribute("aria-pressed") === "false");
  });
  tile("all").click();
  if (expected.isLarge) { return write(); }

  // The switch between processed and original
  var switches = 0, single = 0, wrong = [];
  results.forEach(function (result) {
    var figures = all("figure", result).map(function (figure) { return figure.className; }).sort().join();
    var radios = all("input[type=radio]", result);
    if (figures === "flat,raw") {
      switches += 1;
      result.open = true;
      var flat = result.querySelector("figure.flat"), raw = result.querySelector("figure.raw");
      var isRight = radios.length === 2 && shown(flat) && !shown(raw);
      all("label", result)[1].click();
      isRight = isRight && !shown(flat) && shown(raw);
      all("label", result)[0].click();
      if (!isRight || !shown(flat) || shown(raw)) { wrong.push(result.querySelector(".file").textContent); }
      result.open = result === results[0];
    } else {
      single += figures === "single" ? 1 : 0;
      if (radios.length > 0 || result.querySelector(".switch") || (figures !== "" && figures !== "single")) {
        wrong.push(result.querySelector(".file").textContent);
      }
    }
  });
  check("the switch shows one picture or the other, and is not there for one", wrong.length === 0, wrong.join(", "));
  check("pages with the switch", switches >= expected.least.switches, switches);
  check("pages with one picture", single >= expected.least.single, single);

  // Failed fields
  var failed = all(".field.failed");
  check("failed fields", failed.length >= expected.least.failed, failed.length);
  failed.forEach(function (field) {
    all("details", document).forEach(function (d) { if (d.contains(field)) { d.open = true; } });
    var said = field.querySelector("dd .hidden"), why = field.querySelector("dd .why");
    var name = field.querySelector("dt").textContent;
    check(name + ": said to fail, and why", said.textContent.trim() === "Failed check."
      && why.textContent.indexOf("The check digit is ") === 0 && shown(said) && shown(why)
      && !field.closest("[aria-hidden], [hidden], [inert]"));
    // What is said stands where it is not seen, and takes no room.
    check(name + ": the words that are only said are not seen", said.getBoundingClientRect().width <= 1);
    if (field.querySelector("dd").computedRole) {
      check(name + ": read as label and value", field.querySelector("dt").computedRole === "term"
        && field.querySelector("dd").computedRole === "definition", field.querySelector("dd").computedRole);
    }
  });
  if (search.computedName !== undefined && shown(search)) {
    check("search, filters and switches have names", search.computedName === "Search results"
      && all(".tile, .result[open] input[type=radio]").every(function (element) {
        return element.computedName.length > 2;
      }));
  }
  check("pictures have texts", all("img").every(function (image) { return image.alt.length > 2; }));

  // Nothing from outside, and nothing from a picture but text
  var addresses = all("[src], [href], [srcset], [action], [data], [poster], [background]").map(function (element) {
    return element.getAttribute("src") || element.getAttribute("href") || "other";
  });
  check("every address is a picture within the page",
    addresses.every(function (address) { return address.indexOf("data:image/jpeg;base64,") === 0; }));
  var loaded = performance.getEntriesByType("resource").filter(function (entry) {
    return entry.name.indexOf("data:") !== 0;
  });
  check("nothing is requested", loaded.length === 0, loaded.map(function (entry) { return entry.name; }).join());
  check("no script but the page's own and this one", document.scripts.length === 2, document.scripts.length);
  check("markup in a name stays text", window.wasRun === undefined
    && results.filter(function (result) {
      return result.querySelector(".file").textContent === expected.hostile;
    }).length === expected.least.hostile);
  check("no element but those of the report", all("body *").every(function (element) {
    return /^(header|h1|h3|form|input|main|details|summary|span|div|img|figure|figcaption|label|section|dl|dt|dd|pre|mark|ul|li|p|br|hr|strong|code|button|footer|script)$/
      .test(element.localName) && element.getAttributeNames().every(function (name) { return name.indexOf("on") !== 0; });
  }));

  // Light and dark
  function luminance(colour) {
    var parts = colour.match(/[\d.]+/g).slice(0, 3).map(function (part) {
      var share = Number(part) / 255;
      return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    });
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
  }
  function ground(element) {
    for (var at = element; at; at = at.parentElement) {
      var colour = getComputedStyle(at).backgroundColor;
      if (!/rgba\(.*, 0\)|transparent/.test(colour)) { return colour; }
    }
    return "rgb(255, 255, 255)";
  }
  var isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  check("the page is " + expected.scheme, isDark === (expected.scheme === "dark")
    && (luminance(ground(document.body)) < 0.1) === isDark);
  var pale = {};
  all(".name, .file, .kind, .number, .badge, dt, dd, .why, h1, h3, pre, mark, figcaption, .label, .note, .list li, footer")
    .filter(function (element) { return shown(element) && element.textContent.trim() !== ""; })
    .slice(0, 4000).forEach(function (element) {
      var a = luminance(getComputedStyle(element).color), b = luminance(ground(element));
      var ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      // WCAG 2.2, 1.4.3
      if (ratio < 4.5) { pale[element.localName + "." + element.className] = ratio.toFixed(2); }
    });
  check("text stands out from its ground by 4.5", Object.keys(pale).length === 0, JSON.stringify(pale));

  write();

  function write() {
    document.body.textContent = "";
    var out = document.createElement("pre");
    out.id = "probe";
    out.textContent = "\n" + lines.join("\n") + "\n";
    document.body.appendChild(out);
  }
})();
