/** A title or a sentence as it continues another one. */
export function lowered(title: string): string {
  return `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

/** Several titles as one. */
export function joinedTitles([first = '', ...others]: readonly string[]): string {
  const rest = others.map(lowered);
  const last = rest.pop();
  return last === undefined ? first : `${[first, ...rest].join(', ')} and ${last}`;
}
