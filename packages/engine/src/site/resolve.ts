/** A name that exists, or the existing names nearest to what was said, the likeliest first. */
export type Resolved = { readonly name: string } | { readonly near: readonly string[] };

const nearShown = 4;

function pairs(text: string): ReadonlySet<string> {
  const letters = text.toLowerCase();
  return new Set(
    Array.from({ length: Math.max(letters.length - 1, 0) }, (_, at) => letters.slice(at, at + 2)),
  );
}

/** How alike two names are: the share of their pairs of letters that both have. */
function likeness(one: string, other: string): number {
  const [left, right] = [pairs(one), pairs(other)];
  return (2 * [...left].filter((pair) => right.has(pair)).length) / (left.size + right.size || 1);
}

/**
 * Finds a name: exactly, otherwise ignoring capitals where only one name fits.
 * @example
 * resolveName('Winter', ['main', 'winter']) // => { name: 'winter' }
 */
export function resolveName(said: string, names: readonly string[]): Resolved {
  if (names.includes(said)) return { name: said };
  const alike = names.filter((name) => name.toLowerCase() === said.toLowerCase());
  const [only] = alike;
  if (only !== undefined && alike.length === 1) return { name: only };
  const near = names.toSorted((one, other) => likeness(said, other) - likeness(said, one));
  return { near: near.slice(0, nearShown) };
}
