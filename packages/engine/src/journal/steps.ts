import type { DatabaseHistory } from '../database/history.ts';
import { databaseRow } from '../operations/databaseRow.ts';
import { jointRow, partRows } from '../operations/jointPlan.ts';
import { bytesOf, earlierBytesOf } from '../operations/planBytes.ts';
import type { Hash } from '../ports/system.ts';
import type { JournalEntry } from '../store/journal.ts';
import type { OperationRow } from '../store/store.ts';
import type { StoredProof } from '../store/storedProof.ts';

/** One change of the database that the journal records. */
export interface JournalStep {
  readonly seq: number;
  readonly id: string;
  readonly title: string;
  readonly sql: string;
  readonly owner: string;
  readonly hash: string;
  readonly undoOf: string | undefined;
  readonly proof: StoredProof;
}

/** What a journal says was done to a database, and where it disagrees with what is recorded elsewhere. */
export interface ReadJournal {
  /** The changes that the database has now, in order: without those that going back to a restore point took away. */
  readonly steps: readonly JournalStep[];
  /** Changes that going back to a restore point took away. */
  readonly takenBack: number;
  /** A sentence for each disagreement. */
  readonly problems: readonly string[];
}

function stepOf(seq: number, row: OperationRow): JournalStep | undefined {
  const found = databaseRow(row);
  if (!found?.proof) return undefined;
  const { plan, proof } = found;
  return {
    seq,
    id: row.id,
    title: plan.doneTitle,
    sql: plan.sql,
    owner: row.owner,
    hash: row.sql_hash,
    undoOf: row.undo_of ?? undefined,
    proof,
  };
}

/** Whether the bytes of an operation, and of all its parts, are those that its hashes name. */
async function isGenuine(row: OperationRow, hash: Hash): Promise<boolean> {
  for (const { plan, sql_hash: known } of [row, ...partRows(row)])
    if ((await hash(bytesOf(plan))) !== known && (await hash(earlierBytesOf(plan))) !== known) return false;
  return true;
}

/** Compares a journal with its operations and with the records in the database itself. */
export async function readJournal(
  entries: readonly JournalEntry[],
  broken: number | undefined,
  { applied }: Pick<DatabaseHistory, 'applied'>,
  hash: Hash,
): Promise<ReadJournal> {
  const problems: string[] = [];
  if (broken !== undefined) problems.push(`Entry ${broken} was changed, or the one before it is missing.`);
  const recorded = new Map(applied.map(({ id, planHash }) => [id, planHash]));
  const known = new Set<string>();
  const steps: JournalStep[] = [];
  let sinceReturn: JournalStep[] = [];
  let takenBack = 0;
  for (const { seq, event, detail, operation } of entries) {
    if (event === 'undone') continue;
    const parts = partRows(operation);
    for (const { id } of [operation, ...parts]) known.add(id);
    // Parts of what failed in the middle were undone again under these ids; both together change nothing.
    const restored = new Map(jointRow(operation)?.plan.parts.map(({ id, restoreId }) => [id, restoreId]));
    for (const id of restored.values()) known.add(id);
    if (event === 'failed') {
      const stayed = parts.filter(({ id }) => recorded.has(id) && !recorded.has(restored.get(id) ?? ''));
      steps.push(...stayed.flatMap((row) => stepOf(seq, row) ?? []));
      continue;
    }
    if (detail.hash !== operation.sql_hash || !(await isGenuine(operation, hash)))
      problems.push(
        `Entry ${seq}: the plan of “${operation.plan.doneTitle}” is not the one that was executed.`,
      );
    if (operation.plan.service === 'restore') {
      // Operations before it that the database lacks are those that it took away.
      takenBack += sinceReturn.length;
      sinceReturn = [];
    }
    for (const step of [operation, ...parts].flatMap((row) => stepOf(seq, row) ?? [])) {
      const planHash = recorded.get(step.id);
      if (planHash === undefined) sinceReturn.push(step);
      else {
        steps.push(step);
        if (planHash !== step.hash)
          problems.push(`Entry ${seq}: the database executed another plan than “${step.title}”.`);
      }
    }
  }
  for (const { seq, title } of sinceReturn)
    problems.push(`Entry ${seq}: the database has no record of “${title}”.`);
  for (const { id } of applied)
    if (!known.has(id)) problems.push(`The database executed an operation that the journal lacks: ${id}.`);
  return { steps, takenBack, problems };
}
