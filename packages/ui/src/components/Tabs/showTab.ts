/** Space left beside a tab in px, so that its neighbour shows partly and signals more tabs. */
const room = 24;

/** Ref of the selected tab: scrolls the row, never the page, until the tab is visible. */
export function showTab(tab: HTMLElement | null): void {
  const list = tab?.closest('[role="tablist"]');
  if (tab === null || !list) return;
  const [box, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  const before = own.left - room - box.left;
  const after = own.right + room - box.right;
  // A tab wider than the row shows the start of its label.
  const toStart = list.matches(':dir(rtl)') ? own.right - box.right : own.left - box.left;
  if (own.width > box.width) list.scrollBy(toStart, 0);
  else if (before < 0) list.scrollBy(before, 0);
  else if (after > 0) list.scrollBy(after, 0);
}
