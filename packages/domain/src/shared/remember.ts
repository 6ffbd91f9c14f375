/** Results kept for texts; when there are more, all are forgotten. */
const mostTexts = 5000;

/**
 * A function that remembers its last results: the same words are looked at again with every instruction.
 *
 * @example
 * rememberedByText((name) => name.length)('orders') // => 6
 */
export function rememberedByText<Value>(find: (text: string) => Value): (text: string) => Value {
  const results = new Map<string, { readonly value: Value }>();
  return (text) => {
    const known = results.get(text);
    if (known) return known.value;
    if (results.size === mostTexts) results.clear();
    const value = find(text);
    results.set(text, { value });
    return value;
  };
}

/**
 * A function that remembers its result for an object for as long as there is that object, which must not change.
 *
 * @example
 * rememberedByObject((words) => words.length)(['orders', 'customers']) // => 2
 */
export function rememberedByObject<Key extends object, Value>(
  find: (key: Key) => Value,
): (key: Key) => Value {
  const results = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = results.get(key);
    if (known) return known.value;
    const value = find(key);
    results.set(key, { value });
    return value;
  };
}
