import type { DataColumn } from '@saywright/engine/protocol';

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Places of headings that contain all words of a name, such as “Product name” of “name”. */
function headingsWith(header: readonly string[], name: string): readonly number[] {
  return header.flatMap((heading, at) => {
    const words = wordsOf(heading);
    const wanted = wordsOf(name);
    return wanted.length > 0 && wanted.every((word) => words.includes(word)) ? [at] : [];
  });
}

/**
 * The column that each heading means: by its name, otherwise by the words of the name, where no other heading has them;
 * undefined where there is none.
 */
export function guessColumns(
  header: readonly string[],
  columns: readonly DataColumn[],
): readonly (string | undefined)[] {
  const simple = (name: string): string => wordsOf(name).join('');
  const free = columns.filter(({ generated }) => !generated).map(({ name }) => name);
  const named = header.map(
    (heading) =>
      free.find((name) => name === heading) ?? free.find((name) => simple(name) === simple(heading)),
  );
  const exact = named.map((name, at) => (named.indexOf(name) === at ? name : undefined));
  return exact.map((name, at) => {
    if (name !== undefined) return name;
    const meant = free.filter(
      (one) => !exact.includes(one) && headingsWith(header, one).join() === String(at),
    );
    return meant.length === 1 ? meant[0] : undefined;
  });
}

/** Required columns that no heading fills. */
export function missingColumns(
  names: readonly (string | undefined)[],
  columns: readonly DataColumn[],
): readonly string[] {
  return columns
    .filter(
      ({ name, nullable, hasDefault, generated }) =>
        !nullable && !hasDefault && !generated && !names.includes(name),
    )
    .map(({ name }) => name);
}
