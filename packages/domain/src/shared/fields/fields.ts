/**
 * A property of a value of unknown shape; undefined when it is missing or reading it throws.
 * @example
 * fieldOf({ name: 'Ada' }, 'name') // => 'Ada'
 */
export function fieldOf(value: unknown, name: string): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined;
  try {
    const found: unknown = Reflect.get(value, name);
    return found;
  } catch {
    return undefined;
  }
}

/**
 * A property, if it is text; undefined for anything else.
 * @example
 * textField({ age: 36 }, 'age') // => undefined
 */
export function textField(value: unknown, name: string): string | undefined {
  const found = fieldOf(value, name);
  return typeof found === 'string' ? found : undefined;
}
