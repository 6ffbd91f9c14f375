import { z } from 'zod';
import type { AfterState } from './afterState.ts';
import type { Capture } from './capture.ts';
import { readCatalog, type CatalogTable } from './catalog.ts';
import { publicName } from './definitions.ts';
import { identifier, type SqlSession } from './session.ts';

/** Rows that took the key of a row that was deleted after an operation. */
export interface ReplacedRows {
  readonly table: string;
  /** The columns whose values the undo does not give to them. */
  readonly columns: readonly string[];
  readonly count: number;
}

/** By the oid of its table, a SQL condition that the row `t` is another one than the captured row `k` of the same key. */
export type OtherRows = ReadonlyMap<number, string>;

const laterSchema = z.array(
  z.object({
    // Written only by this engine, so its types hold.
    after_state: z.custom<Pick<AfterState, 'captures' | 'undoOf'>>().nullable(),
  }),
);

/** Columns that a change dropped or converted, whose values its undo puts back by key. */
function refilled({ change }: AfterState, { table }: Capture): readonly string[] {
  const kept = change.kept.find(({ before }) => before.oid === table.oid);
  return kept ? [...kept.dropped, ...kept.retyped.map(({ before }) => before)].map(({ name }) => name) : [];
}

/** The tables of later operations with the keys of rows that they added; an undo adds only rows that existed before. */
async function addedSince(
  session: SqlSession,
  operationId: string,
): Promise<readonly { readonly oid: number; readonly keys: string; readonly key: readonly string[] }[]> {
  const rows = await session.query(
    `select after_state from saywright.applied where after_state is not null and applied_at >
      (select applied_at from saywright.applied where operation_id = $1) order by applied_at`,
    [operationId],
  );
  return laterSchema.parse(rows).flatMap(({ after_state: state }) =>
    !state || state.undoOf !== undefined
      ? []
      : state.captures.flatMap(({ table, key, added, again, whole }) =>
          whole || key.length === 0
            ? []
            : [added, ...(again === undefined ? [] : [again])].map((keys) => ({
                oid: table.oid,
                keys,
                key,
              })),
        ),
  );
}

function condition(
  { table, key }: Capture,
  lost: readonly string[],
  added: readonly { readonly keys: string; readonly key: readonly string[] }[],
  nameOf: (column: string) => string | undefined,
): string {
  const wasAdded = added.map(({ keys, key: names }) => {
    const pairs = names.map(
      (name, at) => `n.${identifier(name)}::text = k.${identifier(key[at] ?? name)}::text`,
    );
    return `exists (select from ${keys} n where ${pairs.join(' and ')})`;
  });
  const rest = table.columns.filter(
    ({ name, generated }) => generated === '' && !lost.includes(name) && !key.includes(name),
  );
  // A row that is equal in everything else may as well be the earlier one.
  const differs = rest.flatMap(({ name }) => {
    const now = nameOf(name);
    return now === undefined
      ? []
      : [`t.${identifier(now)}::text is distinct from k.${identifier(name)}::text`];
  });
  return `(${wasAdded.join(' or ')}) and (${differs.length > 0 ? differs.join(' or ') : 'true'})`;
}

/**
 * Finds the rows that came, under the same key, in the place of rows whose values an undo puts back. Only what was
 * executed here is known: each operation stores the keys that it added.
 */
export async function replacedRows(
  session: SqlSession,
  operationId: string,
  state: AfterState,
): Promise<{ readonly others: OtherRows; readonly found: readonly ReplacedRows[] }> {
  const captures = state.captures.filter(
    (capture) => capture.whole && capture.key.length > 0 && refilled(state, capture).length > 0,
  );
  const others = new Map<number, string>();
  const found: ReplacedRows[] = [];
  if (captures.length === 0) return { others, found };
  const later = await addedSince(session, operationId);
  const catalog = await readCatalog(session);
  for (const capture of captures) {
    const { table, key, old } = capture;
    const now: CatalogTable | undefined = catalog.find(({ oid }) => oid === table.oid);
    const added = later.filter((one) => one.oid === table.oid && one.key.length === key.length);
    const nameOf = (column: string): string | undefined => {
      const number = table.columns.find(({ name }) => name === column)?.number;
      return now?.columns.find((other) => other.number === number)?.name;
    };
    const keyNow = key.flatMap((name) => nameOf(name) ?? []);
    if (!now || added.length === 0 || keyNow.length !== key.length) continue;
    const lost = refilled(state, capture);
    const same = key
      .map((name, at) => `t.${identifier(keyNow[at] ?? name)} = k.${identifier(name)}`)
      .join(' and ');
    const [row] = await session.query(
      `select count(*)::int8 as count from ${old} k join ${publicName(now.name)} t on ${same} where ${condition(capture, lost, added, nameOf)}`,
    );
    const { count } = z.object({ count: z.coerce.number() }).parse(row);
    if (count === 0) continue;
    found.push({ table: now.name, columns: lost, count });
    // In the undo, names are the earlier ones again.
    others.set(
      table.oid,
      condition(capture, lost, added, (name) => name),
    );
  }
  return { others, found };
}
