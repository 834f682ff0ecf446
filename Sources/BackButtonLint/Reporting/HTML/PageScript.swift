/// What the page does beyond being read: it filters, opens what is linked to, and shows the part of the map that matters.
/// Without it nothing is missing.
enum PageScript {
    static let text = """

        (function () {
          "use strict";
          var form = document.getElementById("filter");
          function all(words) { return Array.prototype.slice.call(document.querySelectorAll(words)); }

          /* What a link leads to may stand in a part that is closed. */
          function reveal() {
            var target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
            if (!target) { return; }
            for (var part = target; part; part = part.parentElement) {
              if (part.tagName === "DETAILS") { part.open = true; }
            }
            target.hidden = false;
            target.scrollIntoView();
            if (target.hasAttribute("tabindex")) { target.focus({ preventScroll: true }); }
          }
          window.addEventListener("hashchange", reveal);
          reveal();

          /* A large map begins where something needs attention, or at its start. */
          var sheet = document.querySelector(".sheet");
          function first(one, other) {
            return other.getBoundingClientRect().left < one.getBoundingClientRect().left ? other : one;
          }
          var boxes = sheet ? Array.prototype.slice.call(sheet.querySelectorAll(".box")) : [];
          var box = sheet && (sheet.querySelector(".no-way-back") || sheet.querySelector(".no-swipe") || boxes.length && boxes.reduce(first));
          if (box) {
            var inner = box.getBoundingClientRect();
            var outer = sheet.getBoundingClientRect();
            sheet.scrollLeft = inner.left - outer.left - (outer.width - inner.width) / 2;
            sheet.scrollTop = inner.top - outer.top - (outer.height - inner.height) / 2;
          }

          if (!form) { return; }
          var rule = document.getElementById("rule");
          var path = document.getElementById("path");
          var findings = all("article.finding");
          var screens = all("ul.screens > li, ul.views > li");

          function filter() {
            var words = path.value.trim().toLowerCase();
            function holds(item) { return item.dataset.path.toLowerCase().indexOf(words) >= 0; }
            var left = 0;
            findings.forEach(function (item) {
              item.hidden = !(holds(item) && (!rule.value || item.dataset.rule === rule.value));
              if (!item.hidden) { left += 1; }
            });
            screens.forEach(function (item) { item.hidden = !holds(item); });
            document.getElementById("count").textContent = left + " of " + findings.length + " findings";
            document.getElementById("nothing").hidden = left > 0;
          }

          form.hidden = false;
          form.addEventListener("input", filter);
          form.addEventListener("submit", function (event) { event.preventDefault(); });
          form.addEventListener("reset", function () { setTimeout(filter, 0); });
          filter();
        }());

        """
}
