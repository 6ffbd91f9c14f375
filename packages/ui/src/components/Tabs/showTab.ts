/** Room that is left beside a tab, so that a part of its neighbour says that there is more. */
const room = 24;

/** Scrolls a row of tabs along, never the page, until a tab is in sight: the ref of the selected one. */
export function showTab(tab: HTMLElement | null): void {
  const list = tab?.closest('[role="tablist"]');
  if (tab === null || !list) return;
  const [box, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  const before = own.left - room - box.left;
  const after = own.right + room - box.right;
  // A tab wider than the row shows where its words begin.
  const toStart = list.matches(':dir(rtl)') ? own.right - box.right : own.left - box.left;
  if (own.width > box.width) list.scrollBy(toStart, 0);
  else if (before < 0) list.scrollBy(before, 0);
  else if (after > 0) list.scrollBy(after, 0);
}
