/** How many files are handled before the page gets its turn. */
const portion = 100;

/** Lets whatever waits on the page go first: a press, a picture, a key. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Works through many items in portions, so that the page stays usable. An abort ends it early. */
export async function inPortions<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  work: (portion: readonly Item[]) => void,
): Promise<void> {
  for (let start = 0; start < items.length && !signal.aborted; start += portion) {
    if (start > 0) await breath();
    work(items.slice(start, start + portion));
  }
}
