import {
  pointName,
  restoreLines,
  restoreLoss,
  restoreMoment,
  restoreRisk,
  restoreSteps,
} from '@saywright/domain/restore-points';
import { counted } from '@saywright/domain/receipt';
import { fail, ok, type Result } from '@saywright/domain/result';
import { DamagedPointError } from '../points/chunks.ts';
import type { RestorePoints } from '../points/restorePoints.ts';
import type { TriedReturn } from '../points/trying.ts';
import type { Clock, Ids } from '../ports/system.ts';
import type { OperationRow, ProjectRow } from '../store/store.ts';
import type { ReturnPlan, ReturnProof } from './returnPlan.ts';
import { returnRow, type ReturnRow } from './returnRow.ts';
import { refuse, type OperationDriver, type Planned, type ProvenReturn } from './serviceDriver.ts';

export interface ReturnDriverDependencies {
  readonly points: RestorePoints;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Drives operations that take a project back to a restore point. */
export interface ReturnDriver extends OperationDriver<ProvenReturn> {
  /** Plans and proves going back to a point; `instruction` is what the person said, if anything. */
  plan(project: ProjectRow, pointId: string, instruction?: string): Promise<Planned<ProvenReturn>>;
}

const gone = 'This restore point is no longer kept. Nothing was changed.';
const same = 'Everything is as it was at that moment already, so there is nothing to go back to.';
const stays = 'Payments already taken and mails already sent stay as they are.';

function requireReturn(row: OperationRow): ReturnRow {
  const found = returnRow(row);
  if (!found) throw new Error(`Operation ${row.id} does not go back to a restore point.`);
  return found;
}

interface Tried {
  readonly tried: TriedReturn;
  readonly tookMs: number;
}

export function returnDriver({ points, clock, ids }: ReturnDriverDependencies): ReturnDriver {
  async function attempt(project: ProjectRow, pointId: string, undoOf?: string): Promise<Result<Tried>> {
    const started = clock.elapsed();
    try {
      const tried = await points.tryReturn(project, pointId, undoOf);
      if (tried === 'same') return fail(same);
      return tried ? ok({ tried, tookMs: Math.round(clock.elapsed() - started) }) : fail(gone);
    } catch (error) {
      if (error instanceof DamagedPointError) return fail(error.message);
      throw error;
    }
  }

  function proofOf({ tried, tookMs }: Tried, title: string, isUndo: boolean): ReturnProof {
    const { difference, lost, signature, point } = tried;
    const isHarmless = isUndo && tried.isUntouched;
    const loss = isHarmless ? undefined : restoreLoss(difference);
    const risk = isHarmless ? 'low' : restoreRisk(difference);
    const action = `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
    return {
      service: 'restore',
      provenAt: clock.now().toISOString(),
      tookMs,
      risk,
      findings:
        loss === undefined
          ? []
          : [
              {
                rule: 'later-changes',
                level: 'high',
                object: pointName(point),
                sentence: `This would remove work that is newer than the restore point: ${loss}.`,
              },
            ],
      signature,
      lines: restoreLines(difference),
      samples: lost.map(({ table, count, columns, rows }) => ({
        caption: `${counted(count, `newer row of ${table}`, `newer rows of ${table}`)} would go`,
        columns,
        rows,
      })),
      undo: 'A restore point of now is made first. Going back to it was tried too, on a copy.',
      undoable: true,
      consequence: loss === undefined ? action : `${action} and remove ${loss}`,
      difference,
    };
  }

  function planOf(
    { tried }: Tried,
    words: Pick<ReturnPlan, 'title' | 'doneTitle' | 'understood'>,
  ): ReturnPlan {
    const { point, difference } = tried;
    return {
      service: 'restore',
      type: 'data',
      ...words,
      steps: [
        [`Take everything back to ${restoreMoment(point.at)}`],
        ...restoreSteps(difference),
        ...(difference.messages > 0
          ? [
              [
                `${counted(difference.messages, 'message')} written since ${difference.messages === 1 ? 'stays' : 'stay'} in the conversations`,
              ],
            ]
          : []),
      ],
      commands: [],
      warnings: [stays],
      pointId: point.id,
    };
  }

  /** Whether two proofs mean the same for a person. */
  function isSameEffect(one: ReturnProof, other: ReturnProof): boolean {
    return one.risk === other.risk && JSON.stringify(one.difference) === JSON.stringify(other.difference);
  }

  return {
    async plan(project, pointId, instruction) {
      const done = await attempt(project, pointId);
      if (!done.ok) return refuse(done.error);
      const { point } = done.value.tried;
      const name = pointName(point);
      const plan = planOf(done.value, {
        title: `Go back to ${name}`,
        doneTitle: `Went back to ${name}`,
        understood: `Your whole project as it was on ${restoreMoment(point.at)}: database, people, code and site.`,
      });
      const proof = proofOf(done.value, plan.title, false);
      return {
        kind: 'proven',
        proven: { id: ids(), plan, proof, risk: proof.risk, instruction: instruction ?? plan.title },
        next: [],
        details: {},
      };
    },
    async proveAgain(project, row) {
      const { plan, proof: earlier } = requireReturn(row);
      const done = await attempt(project, plan.pointId, row.undo_of ?? undefined);
      if (!done.ok) return done;
      const proof = proofOf(done.value, plan.title, row.undo_of !== null);
      if (!earlier || !isSameEffect(earlier, proof)) return ok(proof);
      const recheck =
        'This was checked again before it ran, because something changed in the meantime. It did exactly what you approved.';
      return ok({ ...proof, recheck });
    },
    async execute(project, row) {
      const { plan, proof } = requireReturn(row);
      if (!proof) return fail({ kind: 'failed', message: 'This plan was never proven.' });
      const again = proof.recheck === undefined ? '' : ` ${proof.recheck}`;
      try {
        const done = await points.goBack(project, {
          operationId: row.id,
          pointId: plan.pointId,
          signature: proof.signature,
          title: plan.title,
          text: `${plan.doneTitle}. A restore point of the moment before was kept.${again}`,
          effects: proof.difference,
        });
        return done === 'done' ? ok(null) : fail({ kind: 'changed' });
      } catch (error) {
        if (error instanceof DamagedPointError) return fail({ kind: 'failed', message: error.message });
        throw error;
      }
    },
    async readOutcome(project, row) {
      const applied = await points.applied(project, row.id);
      if (!applied) return undefined;
      const { appliedAt, text, effects } = applied;
      return { appliedAt, text, effect: { kind: 'project-restored' }, effects };
    },
    async planUndo(project, row, id = ids()) {
      const { plan: done } = requireReturn(row);
      const applied = await points.applied(project, row.id);
      if (!applied) return fail('This was never executed, so there is nothing to undo.');
      const tried = await attempt(project, applied.beforeId, row.id);
      if (!tried.ok) return tried;
      const plan = planOf(tried.value, {
        title: `Undo: ${done.doneTitle}`,
        doneTitle: `Undid: ${done.doneTitle}`,
        understood: 'Back to the restore point that was made right before, tried just now on a copy.',
      });
      const proof = proofOf(tried.value, plan.title, true);
      return ok({ id, plan, proof, risk: proof.risk, instruction: `Undo “${done.doneTitle}”` });
    },
    declined: async () => {},
  };
}
