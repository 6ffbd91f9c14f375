import type { DatabaseChange } from '@saywright/domain/ast';
import { databaseEffect } from '@saywright/domain/outcome';
import { understand, type DatabasePlan } from '@saywright/domain/planner';
import { countText, effectSentences, usageImpact } from '@saywright/domain/receipt';
import { fail, ok, type Result } from '@saywright/domain/result';
import { knownWords, readySentences, unreadSentence } from '@saywright/domain/suggest';
import { writePlan, writeQuestion, writeRowChanges } from '@saywright/domain/write';
import { wholeRows } from './wholeRows.ts';
import type { PageTrial } from '../access/pageTrial.ts';
import type { Applied } from '../database/execute.ts';
import type { ProofProblem, ProofRequest } from '../database/prove.ts';
import type { ReplacedRows } from '../database/replacedRows.ts';
import type { OpenProjectDatabase, ProjectDatabase } from '../ports/projectDatabase.ts';
import type { ReadSitePages } from '../pages/sitePages.ts';
import type { Clock, Ids } from '../ports/system.ts';
import type { OperationRow, ProjectRow } from '../store/store.ts';
import type { StoredProof } from '../store/storedProof.ts';
import { answer } from './answer.ts';
import { databaseRow, type DatabaseRow } from './databaseRow.ts';
import { nothingChanged } from './errors.ts';
import { askForName } from './nearNames.ts';
import { namedInPlan, namedInSamples } from './namedPeople.ts';
import { withPageEffects, withUnshown } from './pageEffects.ts';
import { missingFor } from './planLookups.ts';
import { movedRows } from './movedRows.ts';
import { recheckSentence } from './recheck.ts';
import {
  refuse,
  talk,
  type ExecutedOutcome,
  type Planned,
  type ProvenPlan,
  type ReadRequest,
  type ServiceDriver,
} from './serviceDriver.ts';
import type { StoredDatabasePlan } from './storedDatabasePlan.ts';
import { triedApp } from './triedApp.ts';

interface DatabaseDriverDependencies {
  readonly openProject: OpenProjectDatabase;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly sitePages?: ReadSitePages | undefined;
}

/** Sentences offered in place of one that nothing has read. */
const mostNear = 3;

/** The statement of an undo that has nothing to do. */
const nothingSql = 'select 1;';

/** Says which rows get none of the values that an undo restores. */
function replacedSentence({ table, columns, count }: ReplacedRows): string {
  const rows = count === 1 ? `1 row of ${table} was` : `${countText(count)} rows of ${table} were`;
  return `${rows} deleted since, and ${count === 1 ? 'another row has its key' : 'other rows have their keys'} now. The earlier ${columns.length === 1 ? 'value' : 'values'} of ${columns.join(' and ')} ${columns.length === 1 && count === 1 ? 'is' : 'are'} not put into ${count === 1 ? 'it' : 'them'}.`;
}

/** Statements about rights, which have no count. */
const rights = /^(?:grant|revoke)\s/imu;

/** The observed effect of a committed change, as data and in words. */
function observed({ effects, undoSql }: Applied): Pick<ExecutedOutcome, 'text' | 'effect'> {
  const sentences = effectSentences(effects);
  if (sentences.length > 0) return { text: sentences.join(' '), effect: { kind: databaseEffect(effects) } };
  return undoSql !== null && rights.test(undoSql)
    ? { text: 'Done exactly as proven.', effect: { kind: 'access-changed' } }
    : { text: nothingChanged, effect: { kind: 'nothing' } };
}

function requireDatabaseRow(row: OperationRow): DatabaseRow {
  const found = databaseRow(row);
  if (!found) throw new Error(`Operation ${row.id} is not a database operation.`);
  return found;
}

function undoRequest(id: string, row: OperationRow, sql: string): ProofRequest {
  return { id, sql, owner: row.owner, trusted: true, undoOf: row.id };
}

function undoPlan(
  done: DatabasePlan,
  sql: string,
  understood: string,
  step = 'Restore everything to how it was before: ',
): DatabasePlan {
  return {
    service: 'database',
    type: done.type,
    effect: 'change',
    title: `Undo: ${done.doneTitle}`,
    doneTitle: `Undid: ${done.doneTitle}`,
    understood,
    steps: [[step, { name: done.doneTitle }]],
    sql,
    object: done.object,
    warnings: [],
  };
}

/** Drives database operations through the pipeline. */
export function databaseDriver({
  openProject,
  clock,
  ids,
  sitePages,
}: DatabaseDriverDependencies): ServiceDriver {
  async function prove(
    database: ProjectDatabase,
    request: ProofRequest,
  ): Promise<Result<StoredProof, ProofProblem>> {
    const started = clock.elapsed();
    const proof = await database.prove(request);
    if (!proof.ok) return proof;
    const tookMs = Math.round(clock.elapsed() - started);
    const samples = namedInSamples(proof.value.samples, proof.value.people ?? []);
    return ok({ ...proof.value, samples, provenAt: clock.now().toISOString(), tookMs });
  }

  /** Proves the undo of what nobody has changed since an operation. */
  async function proveUntouched(
    database: ProjectDatabase,
    owner: string,
    undoOf: string,
  ): Promise<Result<{ readonly id: string; readonly sql: string; readonly proof: StoredProof }>> {
    const id = ids();
    const sql = await database.untouchedUndo({ id, owner, undoOf });
    const proof =
      sql === undefined ? undefined : await prove(database, { id, sql, owner, trusted: true, undoOf });
    const isEmpty = !proof?.ok || effectSentences(proof.value.effects).length === 0;
    if (sql === undefined || isEmpty || (proof.value.later?.length ?? 0) > 0)
      return fail('Later changes affect all of it, so no part of it can be undone. Nothing was changed.');
    return ok({ id, sql, proof: { ...proof.value, isPartial: true } });
  }

  async function planUntouched(database: ProjectDatabase, row: OperationRow): Promise<Result<ProvenPlan>> {
    const { plan: done } = requireDatabaseRow(row);
    const proven = await proveUntouched(database, row.owner, row.id);
    if (!proven.ok) return proven;
    const { id, sql, proof } = proven.value;
    const words = 'This restores only what nobody has changed since. Later changes stay.';
    const plan = undoPlan(done, sql, words, 'Restore what nobody has changed since: ');
    const instruction = `Undo the untouched part of “${done.doneTitle}”`;
    return ok({ id, plan, proof, risk: proof.risk, instruction });
  }

  /** Adds to the proof of a full undo whether a partial one is possible, where later work is in the way. */
  async function withChoice(
    database: ProjectDatabase,
    owner: string,
    undoOf: string,
    proof: StoredProof,
  ): Promise<StoredProof> {
    if (!proof.later?.length) return proof;
    return { ...proof, untouched: (await proveUntouched(database, owner, undoOf)).ok };
  }

  async function planChange(
    project: ProjectRow,
    database: ProjectDatabase,
    instruction: string,
    plan: DatabasePlan,
    next: readonly string[],
    pages?: PageTrial,
  ): Promise<Planned> {
    const id = ids();
    const proof = await prove(database, { id, sql: plan.sql, owner: project.owner, trusted: false, pages });
    if (!proof.ok)
      return proof.error.kind === 'only-reads'
        ? answer(database, project.owner, plan)
        : refuse(proof.error.message);
    const named =
      proof.value.idle === 'no-match' && plan.expects === undefined
        ? await askForName(database, project.owner, plan, instruction)
        : undefined;
    if (named) return named;
    const { proof: weighed, unshown } = await withPageEffects(sitePages, project, proof.value);
    return {
      kind: 'proven',
      proven: {
        id,
        plan: withUnshown(namedInPlan(plan, weighed.people ?? []), unshown),
        proof: weighed,
        risk: weighed.risk,
        instruction,
      },
      next,
      details: {
        code: plan.sql,
        usageImpact: usageImpact(proof.value.effects, proof.value.statements),
      },
    };
  }

  /** Writes the changes of a reading as a plan and proves it, once what they name is found in the data. */
  async function planChanges(
    project: ProjectRow,
    database: ProjectDatabase,
    changes: readonly DatabaseChange[],
    { instruction, words, by, names, pages }: ReadRequest,
  ): Promise<Planned> {
    const written = writePlan(changes, await database.lexicon());
    if (!written.ok) return refuse(written.error);
    const { plan, lookups } = written.value;
    const missing = await missingFor(database, project.owner, lookups, instruction);
    if (missing) return missing;
    const reading = { words, ...(by !== undefined && { by }) };
    const { title, doneTitle, understood } = { ...plan, ...names };
    const { app } = names ?? {};
    const named: StoredDatabasePlan = {
      ...plan,
      title,
      doneTitle,
      understood,
      reading,
      ...(app && { app: pages ? triedApp(app) : app }),
    };
    return planChange(project, database, instruction, named, [], pages);
  }

  return {
    async planRows(project, changes) {
      const database = await openProject(project.id);
      const written = writeRowChanges(changes, await database.lexicon());
      if (!written.ok) return refuse(written.error);
      const plan = written.value;
      const planned = await planChange(project, database, plan.title, plan, []);
      // Compared after the proof, so that nothing has changed before it.
      const moved = await movedRows(database, project.owner, plan);
      return moved === undefined ? planned : refuse(moved);
    },
    async planPart(project, part, request) {
      if (part.service !== 'database')
        throw new Error(`A part for ${part.service} was sent to the database driver.`);
      const database = await openProject(project.id);
      if ('changes' in part) return planChanges(project, database, part.changes, request);
      const lexicon = await database.lexicon();
      const whole = writeQuestion(wholeRows(part.question, request.instruction), part.caption, lexicon);
      // A condition may be about a table that only names rows.
      const question = whole.ok ? whole : writeQuestion(part.question, part.caption, lexicon);
      return question.ok
        ? answer(database, project.owner, question.value, request.unused)
        : refuse(question.error);
    },
    async plan(project, instruction) {
      const database = await openProject(project.id);
      const understood = understand(instruction, await database.lexicon());
      if (understood.kind !== 'plan') return talk(understood);
      return understood.plan.effect === 'read'
        ? answer(database, project.owner, understood.plan)
        : planChange(project, database, instruction, understood.plan, understood.next);
    },
    async near(project, instruction) {
      const lexicon = await (await openProject(project.id)).lexicon();
      const known = knownWords(instruction, lexicon);
      return {
        text: unreadSentence(known),
        understood: [...known.understood],
        unread: [...known.unread],
        choices: readySentences(instruction, lexicon, mostNear).map(({ text, effect }) => ({
          label: text,
          instruction: text,
          note: effect === 'read' ? 'a question' : 'a change',
        })),
      };
    },
    async proveAgain(project, row) {
      const { plan, proof: earlier } = requireDatabaseRow(row);
      const database = await openProject(project.id);
      const undoOf = row.undo_of ?? undefined;
      const request = { id: row.id, sql: plan.sql, owner: row.owner, trusted: undoOf !== undefined, undoOf };
      if (undoOf !== undefined && earlier?.isPartial !== true && plan.sql !== nothingSql) {
        const undo = await database.fittedUndo(undoOf);
        if (undo && undo.sql !== plan.sql)
          return fail('Rows were replaced since this undo was planned. Nothing was changed. Undo it again.');
      }
      const proof = await prove(database, request);
      if (!proof.ok) return fail(proof.error.message);
      const moved = await movedRows(database, row.owner, plan);
      if (moved !== undefined) return fail(moved);
      const weighed =
        undoOf === undefined && plan.changesPages !== true
          ? (await withPageEffects(sitePages, project, proof.value)).proof
          : proof.value;
      const recheck = earlier ? recheckSentence(earlier, weighed) : undefined;
      const proven = recheck === undefined ? weighed : { ...weighed, recheck };
      if (undoOf === undefined) return ok(proven);
      if (earlier?.isPartial) return ok({ ...proven, isPartial: true });
      return ok(await withChoice(database, row.owner, undoOf, proven));
    },
    async execute(project, row) {
      const { plan, proof } = requireDatabaseRow(row);
      if (!proof) return fail({ kind: 'failed', message: 'This plan was never proven.' });
      const database = await openProject(project.id);
      const done = await database.execute({
        id: row.id,
        owner: row.owner,
        sql: plan.sql,
        hash: row.sql_hash,
        signature: proof.signature,
        undoable: proof.undoable,
        trusted: row.undo_of !== null,
        undoOf: row.undo_of ?? undefined,
      });
      if (done.ok) return ok(null);
      // Already applied: only the record of it is missing.
      return done.error.kind === 'applied' ? ok(null) : fail(done.error);
    },
    async readOutcome(project, row) {
      const applied = await (await openProject(project.id)).applied(row.id);
      if (!applied) return undefined;
      const recheck = requireDatabaseRow(row).proof?.recheck;
      const { text, effect } = observed(applied);
      return {
        appliedAt: applied.appliedAt,
        text: recheck === undefined ? text : `${text} ${recheck}`,
        effect,
        effects: applied.effects,
      };
    },
    async planUndo(project, row, id = ids()) {
      const { plan: done } = requireDatabaseRow(row);
      const database = await openProject(project.id);
      const undo = await database.fittedUndo(row.id);
      if (!undo) return fail('This change has no tested undo.');
      // As a part of a larger operation, a change of nothing has an undo that does nothing.
      const sql = undo.sql === '' ? nothingSql : undo.sql;
      const words = 'The undo that was tried when this was proven.';
      const plan = { ...undoPlan(done, sql, words), warnings: undo.replaced.map(replacedSentence) };
      const proof = await prove(database, undoRequest(id, row, sql));
      if (!proof.ok) {
        const untouched = await planUntouched(database, row);
        if (!untouched.ok) return fail(`Undo was tried and no longer works. ${proof.error.message}`);
        const warning = `Because of later changes, not everything can be restored. ${proof.error.message} This plan restores what nobody has changed since.`;
        return ok({ ...untouched.value, plan: { ...untouched.value.plan, warnings: [warning] } });
      }
      const proven = {
        ...(await withChoice(database, row.owner, row.id, proof.value)),
        ...(undo.replaced.length > 0 && { isPartial: true }),
      };
      return ok({ id, plan, proof: proven, risk: proven.risk, instruction: `Undo “${done.doneTitle}”` });
    },
    planUndoOfUntouched: async (project, row) => planUntouched(await openProject(project.id), row),
    declined: async () => {},
  };
}
