import type { Effects, Loss, RowEffect } from '@saywright/domain/receipt';
import { z } from 'zod';
import { readTally, sameKey, sameValues, type Capture } from './capture.ts';
import { catalogText } from './catalog.ts';
import type { CatalogChange, TableChange } from './changes.ts';
import { publicName } from './definitions.ts';
import { identifier, type SqlSession } from './session.ts';

const countRow = z.object({ count: z.coerce.number() });

async function count(session: SqlSession, from: string): Promise<number> {
  const [row] = await session.query(`select count(*)::int8 as count from ${from}`);
  return countRow.parse(row).count;
}

/** Whether a plan added or changed rows of a table, so that some of what it left is there now. */
export function addsOrChanges({ rows }: Pick<Effects, 'rows'>, table: string): boolean {
  const effect = rows.find((row) => row.table === table);
  return effect !== undefined && effect.inserted + effect.updated > 0;
}

/** Size of all public tables with their indexes, in bytes. */
export async function storedBytes(session: SqlSession): Promise<number> {
  const [row] = await session.query(
    `select coalesce(sum(pg_total_relation_size(c.oid)), 0)::int8 as count from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
  );
  return countRow.parse(row).count;
}

const sameRow = z.object({ captured: z.coerce.number(), same: z.coerce.number() });

/** How many rows were really changed, of those that were written: without those whose values were already so. */
async function changedRows(
  session: SqlSession,
  { table, key, old }: Capture,
  { before, after }: TableChange,
  written: number,
): Promise<number> {
  if (written === 0 || key.length === 0 || catalogText([before]) !== catalogText([after])) return written;
  const columns = table.columns.map(({ name }) => name);
  const [row] = await session.query(
    `select (select count(*) from ${old})::int8 as captured, count(*)::int8 as same
     from ${old} k join ${publicName(after.name)} t on ${sameKey(key, 't', 'k')}
     where ${sameValues(columns, 'k', 't')}`,
  );
  const { captured, same } = sameRow.parse(row);
  // Without earlier rows it has changed those that it had added; a row that was written twice counts twice.
  return same === captured && captured > 0 ? 0 : Math.max(0, written - same);
}

async function rowEffects(
  session: SqlSession,
  change: CatalogChange,
  captures: readonly Capture[],
): Promise<RowEffect[]> {
  const tally = await readTally(session);
  const effects: RowEffect[] = [];
  for (const capture of captures.filter(({ whole }) => !whole)) {
    const { table } = capture;
    const of = (kind: string): number =>
      tally.find((row) => row.table_name === table.name && row.kind === kind)?.count ?? 0;
    const kept = change.kept.find(({ before }) => before.oid === table.oid);
    const after = kept?.after;
    const [inserted, deleted] = [of('inserted'), of('deleted')];
    const updated = kept ? await changedRows(session, capture, kept, of('updated')) : of('updated');
    if (inserted + updated + deleted === 0) continue;
    // A single row is usually found through its key; counting the whole table would add a full scan.
    const counts = updated + deleted > 1 && after !== undefined;
    const left = counts ? await count(session, publicName(after.name)) : 0;
    effects.push({
      table: table.name,
      inserted,
      updated,
      deleted,
      ...(counts ? { before: left - inserted + deleted } : {}),
    });
  }
  for (const table of change.created) {
    const inserted = await count(session, publicName(table.name));
    if (inserted > 0) effects.push({ table: table.name, inserted, updated: 0, deleted: 0, before: 0 });
  }
  for (const { table } of captures.filter((capture) => capture.whole)) {
    const after = change.kept.find((kept) => kept.before.oid === table.oid);
    const old = captures.find((capture) => capture.table.oid === table.oid)?.old;
    if (!after || !old || after.dropped.length + after.retyped.length > 0) continue;
    const before = await count(session, old);
    const deleted = before - (await count(session, publicName(after.after.name)));
    if (deleted > 0) effects.push({ table: table.name, inserted: 0, updated: 0, deleted, before });
  }
  return effects;
}

async function columnLosses(
  session: SqlSession,
  change: TableChange,
  captures: readonly Capture[],
): Promise<Loss[]> {
  const old = captures.find((capture) => capture.table.oid === change.before.oid && capture.whole)?.old;
  const losses: Loss[] = [];
  for (const column of change.dropped) {
    const filled = old ? await count(session, `${old} where ${identifier(column.name)} is not null`) : 0;
    losses.push({ name: `${change.before.name}.${column.name}`, count: filled });
  }
  return losses;
}

/** Counts what a plan did in the current transaction, on the database itself. */
export async function measureEffects(
  session: SqlSession,
  change: CatalogChange,
  captures: readonly Capture[],
  bytesBefore: number,
): Promise<Effects> {
  const { created, dropped, kept } = change;
  const tablesDropped: Loss[] = [];
  for (const table of dropped) {
    const old = captures.find((capture) => capture.table.oid === table.oid)?.old;
    tablesDropped.push({ name: table.name, count: old ? await count(session, old) : 0 });
  }
  const columnsDropped: Loss[] = [];
  for (const table of kept) columnsDropped.push(...(await columnLosses(session, table, captures)));
  const changed = (table: TableChange): readonly string[] => [
    ...new Set(
      [...table.retyped, ...table.redefined].map((pair) => `${table.after.name}.${pair.after.name}`),
    ),
  ];
  const sum = (counts: readonly number[]): number => counts.reduce((total, item) => total + item, 0);
  return {
    tablesCreated: created.map((table) => table.name),
    tablesDropped,
    tablesRenamed: kept
      .filter((table) => table.before.name !== table.after.name)
      .map((table) => ({ from: table.before.name, to: table.after.name })),
    columnsAdded: [
      ...created.flatMap((table) => table.columns.map((column) => `${table.name}.${column.name}`)),
      ...kept.flatMap((table) => table.added.map((column) => `${table.after.name}.${column.name}`)),
    ],
    columnsDropped,
    columnsRenamed: kept.flatMap((table) =>
      table.renamed.map((pair) => ({ from: `${table.after.name}.${pair.before.name}`, to: pair.after.name })),
    ),
    columnsChanged: kept.flatMap(changed),
    policiesAdded: sum([
      ...created.map((table) => table.policies.length),
      ...kept.map((table) => table.policiesAdded.length),
    ]),
    policiesDropped: sum([
      ...dropped.map((table) => table.policies.length),
      ...kept.map((table) => table.policiesDropped.length),
    ]),
    rulesAdded: sum(
      kept.map(
        (table) => table.constraintsAdded.length + table.indexesAdded.length + table.triggersAdded.length,
      ),
    ),
    rulesDropped: sum(
      kept.map(
        (table) =>
          table.constraintsDropped.length + table.indexesDropped.length + table.triggersDropped.length,
      ),
    ),
    rowSecurityOn: [
      ...created.filter((table) => table.rowSecurity),
      ...kept
        .filter((table) => table.after.rowSecurity && !table.before.rowSecurity)
        .map((table) => table.after),
    ].map((table) => table.name),
    rowSecurityOff: kept
      .filter((table) => !table.after.rowSecurity && table.before.rowSecurity)
      .map((table) => table.after.name),
    rows: await rowEffects(session, change, captures),
    bytes: (await storedBytes(session)) - bytesBefore,
  };
}
