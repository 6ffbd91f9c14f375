import { prove } from '../../packages/engine/src/database/prove.ts';
import { pgliteSession } from '../../packages/engine/src/pglite/session.ts';
import type { Effect } from './answer.ts';
import { codeFacts } from './code/facts.ts';
import { judgeCommands } from './code/judge.ts';
import type { FixtureDatabase } from './database/fixture.ts';
import { openFixture } from './database/fixture.ts';
import { judgeSql } from './database/judge.ts';
import type { CodeItem, DatabaseItem, SiteItem } from './items.ts';
import { noLoss, type Judged } from './loss.ts';
import { judgeSteps, readSite } from './site.ts';
import type { Trial } from './score.ts';
import { fixtureOf, type EvalItem, type EvalSet } from './sets.ts';

const founder = '11111111-1111-4111-8111-111111111111';

function shouldStay({ expect }: EvalItem): boolean {
  return expect.refuse || expect.clarify;
}

/** Why the engine would not show a plan; undefined for a plan or a question. */
async function proofProblem({ database }: FixtureDatabase, sql: string): Promise<string | undefined> {
  const request = { id: crypto.randomUUID(), sql, owner: founder, trusted: false };
  const proof = await prove(pgliteSession(database), request);
  return proof.ok || proof.error.kind === 'only-reads' ? undefined : proof.error.message;
}

function databaseTrial(fixture: FixtureDatabase, item: DatabaseItem): Trial {
  let reference: Promise<Judged> | undefined;
  const sqlOf = (effects: readonly Effect[]): string =>
    effects.flatMap((effect) => (effect.service === 'database' ? [effect.sql] : [])).join(';\n');
  return {
    scene: { service: 'database', lexiconAfter: fixture.lexiconAfter, countAfter: fixture.countAfter },
    shouldStay: shouldStay(item),
    judgeUnproven: (effects) => judgeSql(fixture, item, sqlOf(effects)),
    async judge(effects) {
      const error = await proofProblem(fixture, sqlOf(effects));
      return error === undefined ? judgeSql(fixture, item, sqlOf(effects)) : { error, loss: noLoss };
    },
    reference: () => (reference ??= judgeSql(fixture, item, item.reference_sql)),
  };
}

function codeTrial(file: string, item: CodeItem): Trial {
  const judge = async (effects: readonly Effect[]): Promise<Judged> =>
    judgeCommands(
      file,
      item,
      effects.flatMap((effect) => (effect.service === 'code-hosting' ? effect.commands : [])),
    );
  return {
    scene: { service: 'code-hosting', facts: codeFacts(file) },
    shouldStay: shouldStay(item),
    judge,
    judgeUnproven: judge,
    reference: async () => judgeCommands(file, item, item.reference_commands),
  };
}

function siteTrial(file: string, item: SiteItem): Trial {
  const site = readSite(file);
  const judge = async (effects: readonly Effect[]): Promise<Judged> =>
    judgeSteps(
      site,
      item,
      effects.flatMap((effect) => (effect.service === 'deployment' ? effect.steps : [])),
    );
  return {
    scene: { service: 'deployment', site },
    shouldStay: shouldStay(item),
    judge,
    judgeUnproven: judge,
    reference: async () => judgeSteps(site, item, item.reference_steps),
  };
}

export const services = ['database', 'code', 'site'] as const;
export type EvalService = (typeof services)[number];

export interface ItemTrial {
  readonly set: EvalSet;
  readonly service: EvalService;
  readonly item: EvalItem;
  readonly trial: Trial;
}

/** Yields every item of a set with its fixture laid out; a database is open only while its items are tried. */
export async function* trialsOf(
  set: EvalSet,
  only: readonly EvalService[],
  isWanted: (item: EvalItem) => boolean = () => true,
): AsyncGenerator<ItemTrial> {
  if (only.includes('database')) {
    const wanted = set.database.filter(isWanted);
    for (const file of new Set(wanted.map((item) => fixtureOf(set, item)))) {
      const fixture = await openFixture(file);
      for (const item of wanted.filter((one) => fixtureOf(set, one) === file))
        yield { set, service: 'database', item, trial: databaseTrial(fixture, item) };
      await fixture.database.close();
    }
  }
  if (only.includes('code'))
    for (const item of set.code.filter(isWanted))
      yield { set, service: 'code', item, trial: codeTrial(fixtureOf(set, item), item) };
  if (only.includes('site'))
    for (const item of set.site.filter(isWanted))
      yield { set, service: 'site', item, trial: siteTrial(fixtureOf(set, item), item) };
}
