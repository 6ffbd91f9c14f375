import type { ResultAssert } from '../items.ts';
import { firstCell, textOf, type World } from './world.ts';

/** Whether two values mean the same: numbers within rounding, texts without capitals. */
export function isSame(one: unknown, other: unknown): boolean {
  const isMissing = (value: unknown): boolean => value === null || value === undefined;
  if (isMissing(one) || isMissing(other)) return isMissing(one) && isMissing(other);
  const [a, b] = [textOf(one).trim(), textOf(other).trim()];
  if (a !== '' && b !== '' && Number.isFinite(Number(a)) && Number.isFinite(Number(b)))
    return Math.abs(Number(a) - Number(b)) < 0.006;
  return a.toLowerCase() === b.toLowerCase();
}

type Rows = readonly (readonly unknown[])[];

function rowsOf({ rows }: { readonly rows: readonly unknown[] }): Rows {
  return rows.map((row) => (typeof row === 'object' && row !== null ? Object.values(row) : []));
}

function isList(rows: Rows, wanted: Rows, isOrdered: boolean): boolean {
  const sorted = (values: readonly unknown[]): readonly unknown[] =>
    isOrdered ? values : values.map(textOf).toSorted();
  const expected = sorted(wanted.map(([value]) => value ?? null));
  return (
    rows.length === wanted.length &&
    (rows.length === 0 ||
      (rows[0] ?? []).some((_, at) =>
        sorted(rows.map((cells) => cells[at] ?? null)).every((value, place) =>
          isSame(value, expected[place]),
        ),
      ))
  );
}

/** Why the last result of a question is none of the expected ones; undefined if it is. */
export async function resultFailure(world: World, wanted: ResultAssert): Promise<string | undefined> {
  const last = world.results.findLast(({ fields }) => fields.length > 0);
  if (!last) return 'there is no result';
  const rows = rowsOf(last);
  const got = `the result has ${rows.length} rows, ${JSON.stringify(rows.slice(0, 2)).slice(0, 200)}`;
  if (wanted.rows !== undefined) return rows.length === wanted.rows ? undefined : got;
  const queries =
    wanted.scalar_in_sql ?? wanted.list_in_sql ?? wanted.pairs_in_sql ?? wanted.top_in_sql ?? [];
  for (const sql of queries) {
    const answer = await world.database.query(sql);
    const expected = rowsOf(answer);
    const cell = firstCell(answer);
    const isMet = wanted.scalar_in_sql
      ? rows.length > 0 &&
        rows.length < 4 &&
        rows.some((cells) =>
          cells.some((value) => isSame(value, cell) || (value === null && isSame(cell, 0))),
        )
      : wanted.list_in_sql
        ? isList(rows, expected, wanted.ordered === true)
        : wanted.pairs_in_sql
          ? expected.length === rows.length &&
            expected.every((pair) =>
              rows.some((cells) => pair.every((value) => cells.some((other) => isSame(other, value)))),
            )
          : (rows[0] ?? []).some((value) => expected.some(([top]) => isSame(value, top)));
    if (isMet) return undefined;
  }
  return got;
}
