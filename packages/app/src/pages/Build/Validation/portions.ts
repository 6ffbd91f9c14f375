/** Number of items handled before the page gets its turn. */
const portionSize = 100;

/** Yields to pending input and rendering. */
function yieldToPage(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Processes items in portions so that the page stays responsive. An abort ends it early. */
export async function inPortions<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  work: (portion: readonly Item[]) => void,
): Promise<void> {
  for (let start = 0; start < items.length && !signal.aborted; start += portionSize) {
    if (start > 0) await yieldToPage();
    work(items.slice(start, start + portionSize));
  }
}
