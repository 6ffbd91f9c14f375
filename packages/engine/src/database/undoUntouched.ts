import type { LaterChange } from '@saywright/domain/receipt';
import { readAfterState, sameRow, type AfterImage, type AfterState } from './afterState.ts';
import { sameKey, type Capture } from './capture.ts';
import { readCatalog, type Catalog, type CatalogTable } from './catalog.ts';
import type { TableChange } from './changes.ts';
import { readApplied } from './execute.ts';
import { publicName } from './definitions.ts';
import { laterLosses } from './later.ts';
import { parseScript } from './parse.ts';
import { runPlan } from './plan.ts';
import { replacedRows, type OtherRows, type ReplacedRows } from './replacedRows.ts';
import { beginAlone, identifier, rolledBack, type SqlSession } from './session.ts';
import { byReference, undoScript, writable } from './undo.ts';

/** An undo to plan; `id` is the future operation's. */
export interface UndoRequest {
  readonly id: string;
  readonly owner: string;
  readonly undoOf: string;
}

/** SQL condition that no row of any table refers to the row `t`. */
function unreferenced(table: CatalogTable, catalog: Catalog): string {
  const conditions = catalog.flatMap((child) =>
    child.constraints.flatMap((constraint) => {
      if (constraint.type !== 'f' || constraint.references !== table.name) return [];
      const target = /\) REFERENCES [^(]+\(([^)]*)\)/u.exec(constraint.definition)?.[1] ?? '';
      const source = /^FOREIGN KEY \(([^)]*)\)/u.exec(constraint.definition)?.[1] ?? '';
      const targets = target.split(', ').map((name) => `t.${name}`);
      const sources = source.split(', ').map((name) => `child.${name}`);
      return [
        ` and not exists (select 1 from ${publicName(child.name)} child where row(${sources.join(', ')}) = row(${targets.join(', ')}))`,
      ];
    }),
  );
  return conditions.join('');
}

function removeUntouched(capture: Capture, image: AfterImage, catalog: Catalog): string {
  const table = publicName(image.table);
  const wasAdded = `exists (select 1 from ${capture.added} n where ${sameKey(capture.key, 'n', 'a')})`;
  return `delete from ${table} t using ${image.image} a where ${sameRow(image, 't', 'a')} and ${wasAdded}${unreferenced(capture.table, catalog)};`;
}

function restoreUntouched(capture: Capture, image: AfterImage | undefined): readonly string[] {
  const { table, key, old, whole } = capture;
  const name = publicName(table.name);
  const columns = writable(table);
  const list = columns.join(', ');
  const insert = `insert into ${name} (${list}) overriding system value select ${list} from ${old} k`;
  // A later row in the place of a deleted one stays.
  if (whole || key.length === 0 || !image) return [`${insert} on conflict do nothing;`];
  const others = columns.filter((column) => !key.map(identifier).includes(column));
  const values = others.map((column) => `${column} = k.${column}`).join(', ');
  return [
    ...(others.length > 0
      ? [
          `update ${name} t set ${values} from ${old} k, ${image.image} a where ${sameKey(key, 't', 'k')} and ${sameRow(image, 't', 'a')};`,
        ]
      : []),
    `${insert} where not exists (select 1 from ${image.image} a where ${sameKey(key, 'a', 'k')}) on conflict do nothing;`,
  ];
}

/**
 * Whether an operation may have changed keys of a table, and a row with a new key was changed since. Which old row became
 * which new one is unknown, so the table is left alone then: restoring the old row would duplicate it.
 */
async function isRekeyTouched(
  session: SqlSession,
  { key, added, whole, table }: Capture,
  { effects, images }: AfterState,
): Promise<boolean> {
  const image = images.find((candidate) => candidate.kind === 'rows' && candidate.table === table.name);
  const done = effects.rows.find((row) => row.table === table.name);
  if (whole || key.length === 0 || !image || !done || done.updated === 0) return false;
  const present = `select from ${publicName(image.table)} t where ${sameRow(image, 't', 'a')}`;
  try {
    const [row] = await session.query(
      `select exists (select from ${image.image} a join ${added} n on ${sameKey(key, 'a', 'n')} where not exists (${present})) as touched`,
    );
    return row?.touched === true;
  } catch {
    // The table or one of its columns has changed.
    return true;
  }
}

/** Undoes only what no later change affects; tables and columns are left or removed as a whole. */
function untouchedScript(
  state: AfterState,
  lost: readonly LaterChange[],
  catalog: Catalog,
  others: OtherRows,
): string {
  const { change, captures, effects, images } = state;
  const isTouched = (table: string): boolean =>
    lost.some(
      ({ name }) =>
        name === table ||
        name.startsWith(`${table}.`) ||
        name.includes(` ${table}.`) ||
        name.endsWith(` of ${table}`),
    );
  const isStructureTouched = ({ after, retyped }: TableChange): boolean =>
    lost.some(
      ({ kind, name }) =>
        (kind === 'values' && name.startsWith(`${after.name}.`)) ||
        (kind === 'structure' && (name.includes(` ${after.name}.`) || name.endsWith(` of ${after.name}`))) ||
        (kind === 'rows' && name === after.name && retyped.length > 0),
    );
  const imageOf = (name: string): AfterImage | undefined =>
    images.find((image) => image.table === name && image.kind !== 'columns');
  const left = change.created.filter((table) => isTouched(table.name));
  const emptied = left.flatMap((table) => {
    const image = imageOf(table.name);
    return image && image.key.length > 0
      ? [
          `delete from ${publicName(table.name)} t using ${image.image} a where ${sameRow(image, 't', 'a')}${unreferenced(table, catalog)};`,
        ]
      : [];
  });
  const removed = byReference(captures)
    .toReversed()
    .flatMap((capture) => {
      const image = imageOf(capture.table.name);
      return !capture.whole && capture.key.length > 0 && image
        ? [removeUntouched(capture, image, catalog)]
        : [];
    });
  const rest = {
    created: change.created.filter((table) => !left.includes(table)),
    dropped: change.dropped,
    kept: change.kept.filter((table) => !isStructureTouched(table)),
  };
  const skipped = new Set(change.kept.filter(isStructureTouched).map((table) => table.before.oid));
  const own = captures.filter((capture) => !(capture.whole && skipped.has(capture.table.oid)));
  const restored = undoScript(
    rest,
    own,
    effects,
    (capture) => restoreUntouched(capture, imageOf(capture.table.name)),
    others,
  );
  return [...emptied, ...removed, ...(restored === '' ? [] : [restored])].join('\n');
}

/**
 * Writes a script that undoes only what nobody has changed since an operation; it has to be proven like any plan.
 * Undefined where the operation left no after-state, or where nothing is left to undo.
 */
export async function untouchedUndo(
  session: SqlSession,
  { id, owner, undoOf }: UndoRequest,
): Promise<string | undefined> {
  const left = await readAfterState(session, undoOf);
  const script = left && (await parseScript(left.undoSql));
  if (!left || !script?.ok) return undefined;
  const tryFull = async (): Promise<readonly LaterChange[]> => {
    try {
      const run = await runPlan(session, script.value, { id, owner, sql: left.undoSql }, true);
      return (await laterLosses(session, run, left.state)).changes;
    } catch {
      // The full undo is blocked, for example by a row that took a key; a partial one may still work.
      return [];
    }
  };
  const lost = await rolledBack(session, tryFull, beginAlone);
  const captures: Capture[] = [];
  for (const capture of left.state.captures)
    if (!(await isRekeyTouched(session, capture, left.state))) captures.push(capture);
  const { others } = await replacedRows(session, undoOf, left.state);
  const sql = untouchedScript({ ...left.state, captures }, lost, await readCatalog(session), others);
  return sql === '' ? undefined : sql;
}

/** The undo of an operation, written for the rows that are there now. */
export interface FittedUndo {
  readonly sql: string;
  /** Rows that get no values back. */
  readonly replaced: readonly ReplacedRows[];
}

/** The tested undo of an operation, except that rows which came in the place of deleted ones get none of their values. */
export async function fittedUndo(session: SqlSession, operationId: string): Promise<FittedUndo | undefined> {
  const applied = await readApplied(session, operationId);
  if (applied?.undoSql == null) return undefined;
  const left = await readAfterState(session, operationId);
  if (!left) return { sql: applied.undoSql, replaced: [] };
  const { others, found } = await replacedRows(session, operationId, left.state);
  const { change, captures, effects } = left.state;
  const sql = found.length === 0 ? applied.undoSql : undoScript(change, captures, effects, undefined, others);
  return { sql, replaced: found };
}
