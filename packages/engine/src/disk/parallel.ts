/** Files processed at once: enough to keep the disk busy, few enough to use little memory. */
const atOnce = 16;

/**
 * Runs work for each item, several at a time; the results are in the order of the items. After the first failure
 * nothing new starts, and running work ends before that failure is thrown.
 */
export async function inParallel<Item, Value>(
  items: readonly Item[],
  work: (item: Item) => Promise<Value>,
): Promise<readonly Value[]> {
  const results: Value[] = [];
  const failures: unknown[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [at, item] of queue) {
      if (failures.length > 0) return;
      try {
        results[at] = await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (failures.length > 0) throw failures[0];
  return results;
}
