import type { PGlite, Results } from '@electric-sql/pglite';
import type { DatabaseItem } from '../items.ts';
import { noLoss, type Judged } from '../loss.ts';
import { assertFailure } from './asserts.ts';
import { bindAll } from './bind.ts';
import { runScript, type FixtureDatabase } from './fixture.ts';
import { firstChange, lossBetween, takeSnapshot } from './snapshot.ts';
import { readStructure } from './structure.ts';
import { messageOf } from './world.ts';

async function judgeIn(
  database: PGlite,
  fixture: FixtureDatabase,
  item: DatabaseItem,
  results: readonly Results[],
): Promise<Judged> {
  await database.exec(
    'reset role; set constraints all immediate; set local search_path to public, extensions',
  );
  const structure = await readStructure(database);
  const snapshot = await takeSnapshot(database, structure);
  const world = {
    database,
    structure,
    bounds: bindAll(item.bind ?? {}, structure, fixture.structure),
    keys: new Set(Object.keys(item.bind ?? {})),
    results,
    change: firstChange(fixture.snapshot, snapshot),
  };
  let failed: string | undefined;
  for (const assert of item.asserts) {
    const why = await assertFailure(world, assert);
    if (why !== undefined) failed ??= `${JSON.stringify(assert).slice(0, 160)}: ${why}`;
    if (failed !== undefined) break;
  }
  return { failed, loss: lossBetween(fixture.snapshot, snapshot) };
}

/** Applies statements to a fixture, checks the effect and rolls everything back. */
export async function judgeSql(fixture: FixtureDatabase, item: DatabaseItem, sql: string): Promise<Judged> {
  // A new label of an enum cannot be used in the transaction that adds it.
  const isCommitted = /\balter\s+type\s[^;]+\sadd\s+value\b/iu.test(sql);
  const database = isCommitted ? await fixture.copy() : fixture.database;
  try {
    if (!isCommitted) await database.exec('begin');
    let results: readonly Results[];
    try {
      results = await runScript(database, sql);
      if (isCommitted) await database.exec('begin');
      return await judgeIn(database, fixture, item, results);
    } catch (error) {
      return { error: messageOf(error), loss: noLoss };
    }
  } finally {
    await (isCommitted ? database.close() : database.exec('rollback'));
  }
}
