import { fail, ok } from '@saywright/domain/result';
import type { Hash, Ids } from '../ports/system.ts';
import type { OperationRow, ProjectRow } from '../store/store.ts';
import { isUndoable, join, joinedProof, serviceWords, type PartToJoin } from './joining.ts';
import { jointRow, partRows, type JointRow } from './jointPlan.ts';
import { bytesOf } from './planBytes.ts';
import type {
  DriverProblem,
  ExecutedOutcome,
  OperationDriver,
  ProvenJoint,
  ServiceDriver,
} from './serviceDriver.ts';

export interface JointDriverDependencies {
  readonly driverOf: (row: Pick<OperationRow, 'service'>) => ServiceDriver;
  readonly ids: Ids;
  readonly hash: Hash;
}

const asBefore = 'Everything that was already done was undone again, so everything is as it was before.';
const partOf = ({ service }: OperationRow): string => `The ${serviceWords[service]} part`;
const heading = (service: OperationRow['service']): string =>
  `In the ${serviceWords[service]}: `.replace('In the site', 'On the site');

function requireJointRow(row: OperationRow): JointRow {
  const found = jointRow(row);
  if (!found) throw new Error(`Operation ${row.id} is on one service.`);
  return found;
}

/** Joins outcomes under a heading for each part. */
function joinedOutcome(
  parts: readonly OperationRow[],
  outcomes: readonly ExecutedOutcome[],
): ExecutedOutcome {
  const place = outcomes.find(({ effect }) => effect.address !== undefined);
  return {
    appliedAt: outcomes.at(-1)?.appliedAt ?? '',
    text: outcomes.map(({ text }, at) => `${heading(parts[at]?.service ?? 'database')}${text}`).join(' '),
    effect: (place ?? outcomes.find(({ effect }) => effect.kind !== 'nothing') ?? outcomes[0])?.effect ?? {
      kind: 'nothing',
    },
    effects: outcomes.map(({ effects }, at) => ({
      service: parts[at]?.service,
      title: parts[at]?.plan.doneTitle,
      effects,
    })),
  };
}

/**
 * Drives operations on several services. Each service records its own part under the id in the plan, in the same step
 * that changes it; these records say after a crash which parts were done, and which were undone again.
 */
export function jointDriver({ driverOf, ids, hash }: JointDriverDependencies): OperationDriver<ProvenJoint> {
  /** The committed outcomes of the parts, up to the first that was not executed. */
  async function outcomesOf(
    project: ProjectRow,
    parts: readonly OperationRow[],
  ): Promise<readonly ExecutedOutcome[]> {
    const outcomes: ExecutedOutcome[] = [];
    for (const part of parts) {
      const outcome = await driverOf(part).readOutcome(project, part);
      if (!outcome) break;
      outcomes.push(outcome);
    }
    return outcomes;
  }

  /** Undoes an executed part exactly; returns why it cannot. Does nothing where it was undone already. */
  async function undoPart(
    project: ProjectRow,
    part: OperationRow,
    restoreId: string,
  ): Promise<string | undefined> {
    const driver = driverOf(part);
    const undo = { ...part, id: restoreId, undo_of: part.id };
    if (await driver.readOutcome(project, undo)) return undefined;
    const attempt = async (): Promise<DriverProblem | undefined> => {
      const planned = await driver.planUndo(project, part, restoreId);
      if (!planned.ok) return { kind: 'failed', message: planned.error };
      const { plan, proof } = planned.value;
      if ('effects' in proof && (proof.isPartial === true || (proof.later?.length ?? 0) > 0))
        return { kind: 'failed', message: 'Undoing it would also remove later changes.' };
      const sql_hash = await hash(bytesOf(plan));
      const done = await driver.execute(project, { ...undo, plan, proof, sql_hash });
      return done.ok ? undefined : done.error;
    };
    const first = await attempt();
    // Something changed in between, so it is proven again once.
    const problem = first?.kind === 'changed' ? await attempt() : first;
    return problem && (problem.kind === 'changed' ? 'It kept changing.' : problem.message);
  }

  /** Undoes the executed parts in reverse; undefined where none was executed. */
  async function restore(project: ProjectRow, row: OperationRow): Promise<string | undefined> {
    const parts = partRows(row);
    const done = parts.slice(0, (await outcomesOf(project, parts)).length);
    if (done.length === 0) return undefined;
    const restoreIds = new Map(requireJointRow(row).plan.parts.map(({ id, restoreId }) => [id, restoreId]));
    const left: string[] = [];
    for (const part of done.toReversed()) {
      const problem = await undoPart(project, part, restoreIds.get(part.id) ?? ids());
      if (problem !== undefined)
        left.push(`${partOf(part)} was done and could not be undone again. ${problem}`);
    }
    return left.length === 0 ? asBefore : `${left.join(' ')} Everything else is as it was before.`;
  }

  /** Whether a part would still do exactly what was proven. */
  async function isUnchanged(project: ProjectRow, part: OperationRow): Promise<boolean> {
    const again = await driverOf(part).proveAgain(project, part);
    return again.ok && again.value.signature === part.proof?.signature;
  }

  return {
    async proveAgain(project, row) {
      const { plan } = requireJointRow(row);
      const proofs: ProvenJoint['proof']['parts'][number][] = [];
      let isCodeChanged = false;
      let isSame = true;
      for (const [at, part] of partRows(row).entries()) {
        const again = await driverOf(part).proveAgain(project, part);
        if (!again.ok) return fail(`${partOf(part)} can no longer be done. ${again.error}`);
        const isChanged = again.value.signature !== part.proof?.signature;
        if (part.service === 'code-hosting' && isChanged) isCodeChanged = true;
        if (plan.parts[at]?.followsCode && isCodeChanged)
          return fail(
            'Your code changed since this was proven, so the site would not get it. Nothing was changed. Send the instruction again.',
          );
        if (isChanged && !('recheck' in again.value && again.value.recheck !== undefined)) isSame = false;
        proofs.push(again.value);
      }
      const { recheck, ...proof } = await joinedProof(hash, proofs);
      // A part with another effect needs a new approval of the whole.
      return ok(isSame && recheck !== undefined ? { ...proof, recheck } : proof);
    },
    async execute(project, row, signal) {
      if (!row.proof) return fail({ kind: 'failed', message: 'This plan was never proven.' });
      const parts = partRows(row);
      if ((await outcomesOf(project, parts)).length === parts.length) return ok(null);
      // The first part is checked where it is executed, before anything was done.
      for (const part of parts.slice(1))
        if (!(await isUnchanged(project, part))) return fail({ kind: 'changed' });
      for (const [at, part] of parts.entries()) {
        // Once the first part is done, the rest is finished or everything is undone again.
        const done = await driverOf(part).execute(project, part, at === 0 ? signal : undefined);
        if (done.ok) continue;
        if (at === 0) return done;
        if ((await outcomesOf(project, parts)).length === parts.length) return ok(null);
        const reason =
          done.error.kind === 'changed'
            ? `${partOf(part)} could not be done, because something changed at the last moment.`
            : `${partOf(part)} could not be done. ${done.error.message}`;
        return fail({ kind: 'failed', message: `${reason} ${(await restore(project, row)) ?? asBefore}` });
      }
      return ok(null);
    },
    async readOutcome(project, row) {
      const parts = partRows(row);
      const outcomes = await outcomesOf(project, parts);
      return outcomes.length === parts.length ? joinedOutcome(parts, outcomes) : undefined;
    },
    restore,
    async planUndo(project, row) {
      const { doneTitle } = requireJointRow(row).plan;
      const parts: PartToJoin[] = [];
      for (const part of partRows(row).toReversed()) {
        const planned = await driverOf(part).planUndo(project, part);
        if (!planned.ok) return fail(`${partOf(part)} can't be undone. ${planned.error}`);
        const { proof } = planned.value;
        if ('effects' in proof && proof.isPartial)
          return fail(`${partOf(part)} has changed since, so this can no longer be undone as a whole.`);
        parts.push({ proven: planned.value, undoOf: part.id });
      }
      const problem = orderProblem(parts);
      if (problem !== undefined) return fail(problem);
      const words = {
        title: `Undo: ${doneTitle}`,
        doneTitle: `Undid: ${doneTitle}`,
        understood: 'The undo of every part, tried just now.',
        instruction: `Undo “${doneTitle}”`,
      };
      return ok(await join({ ids, hash }, parts, words));
    },
    async declined(project, row) {
      for (const { id, plan } of jointRow(row)?.plan.parts ?? [])
        await driverOf(plan).declined(project, { id, plan, proof: null });
    },
  };
}

/** Why parts cannot be executed as one: all but the last must have an undo that works, for when a later one fails. */
export function orderProblem(parts: readonly PartToJoin[]): string | undefined {
  const stuck = parts.slice(0, -1).find(({ proven }) => !isUndoable(proven.proof));
  return stuck === undefined
    ? undefined
    : `“${stuck.proven.plan.title}” can't be undone exactly, so it can't be combined with other services. Send the parts one after the other.`;
}
