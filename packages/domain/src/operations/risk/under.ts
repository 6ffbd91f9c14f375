/** The value under a key that somebody else chose, such as the name of a table, and never one of the object's own. */
export function under<Value>(
  record: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined {
  return record !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}
