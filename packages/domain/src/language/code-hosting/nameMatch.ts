import { closeNames } from '../planner/names.ts';

/** A name that was found, or the names that are near it. */
export type NameMatch =
  | { readonly kind: 'found'; readonly name: string }
  | { readonly kind: 'near'; readonly names: readonly string[] };

const mostNear = 5;

/** A name without what people write differently: capitals, hyphens, underscores and spaces. */
export function plainName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_-]+/gu, '');
}

function onlyOne(names: readonly string[]): NameMatch | undefined {
  const [name, ...others] = new Set(names);
  return name !== undefined && others.length === 0 ? { kind: 'found', name } : undefined;
}

function nearNames(said: string, names: readonly string[]): readonly string[] {
  const wanted = plainName(said);
  const parts = names.filter((name) => {
    const plain = plainName(name);
    return (wanted.length > 2 && plain.includes(wanted)) || (plain.length > 2 && wanted.includes(plain));
  });
  const misspelt = closeNames(wanted, names.map(plainName));
  const close = names.filter((name) => misspelt.includes(plainName(name)));
  return [...new Set([...parts, ...close])].slice(0, mostNear);
}

/**
 * Finds a name: exactly, then ignoring capitals and hyphens if only one matches. `shorter` gives other forms by which a
 * name may be called, tried last.
 * @example
 * matchName('Chess corner', ['main', 'chess-corner']) // => { kind: 'found', name: 'chess-corner' }
 */
export function matchName(
  said: string,
  names: readonly string[],
  shorter?: (name: string) => readonly string[],
): NameMatch {
  if (names.includes(said)) return { kind: 'found', name: said };
  const wanted = plainName(said);
  const same = names.filter((name) => plainName(name) === wanted);
  const called = shorter && names.filter((name) => shorter(name).some((form) => plainName(form) === wanted));
  const found = onlyOne(same) ?? (same.length === 0 && called ? onlyOne(called) : undefined);
  return found ?? { kind: 'near', names: same.length > 0 ? same.slice(0, mostNear) : nearNames(said, names) };
}
