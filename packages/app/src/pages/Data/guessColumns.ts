import { matchHeadings } from '@saywright/domain/import-values';
import type { DataColumn } from '@saywright/engine/protocol';

/** The column that each heading means; undefined where there is none. */
export function guessColumns(
  header: readonly string[],
  columns: readonly DataColumn[],
): readonly (string | undefined)[] {
  const free = columns.filter(({ generated }) => !generated);
  return matchHeadings(
    header,
    free.map(({ name }) => name),
  );
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
