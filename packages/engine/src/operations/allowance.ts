import type { PlanId } from '@saywright/domain/pricing';
import { requestRefusal, storageRefusal } from '@saywright/domain/usage';
import type { OpenProjectDatabase } from '../ports/projectDatabase.ts';
import type { Clock } from '../ports/system.ts';
import type { UsageView } from '../protocol/index.ts';
import type { OperationRow, ProjectRow, Store } from '../store/store.ts';
import type { RecordablePlan } from './serviceDriver.ts';

export interface AllowanceDependencies {
  readonly store: Pick<Store, 'plannedSince'>;
  readonly openProject: OpenProjectDatabase;
  readonly clock: Clock;
  /** The subscription a person has. Without it nothing is limited. */
  readonly planOf?: ((owner: string) => Promise<PlanId>) | undefined;
}

/** Limits of people's subscriptions, checked each time against what is stored and measured on the server. */
export interface Allowance {
  /** Why a plan that was just proven cannot be recorded, and what to do next; undefined when it can. */
  ofPlanning(project: ProjectRow, proven: RecordablePlan): Promise<string | undefined>;
  /** Why a recorded plan cannot be executed now, and what to do next; undefined when it can. Undo is always allowed. */
  ofExecuting(project: ProjectRow, row: OperationRow): Promise<string | undefined>;
  usage(project: ProjectRow): Promise<UsageView>;
}

/** Growth of the database in bytes, as measured by a plan's proof; 0 for code and sites. */
function growthOf(proof: RecordablePlan['proof'] | null): number {
  if (proof === null) return 0;
  if ('parts' in proof) return proof.parts.reduce((sum, part) => sum + growthOf(part), 0);
  return 'effects' in proof ? proof.effects.bytes : 0;
}

/** Start of the calendar month in UTC. */
function monthStart(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
}

export function allowance({ store, openProject, clock, planOf }: AllowanceDependencies): Allowance {
  const requests = (owner: string): Promise<number> => store.plannedSince(owner, monthStart(clock.now()));
  const stored = async (project: ProjectRow): Promise<number> =>
    (await openProject(project.id)).storedBytes();

  async function storageLimit(
    project: ProjectRow,
    planId: PlanId,
    proof: RecordablePlan['proof'] | null,
  ): Promise<string | undefined> {
    const growth = growthOf(proof);
    return growth > 0 ? storageRefusal(planId, await stored(project), growth) : undefined;
  }

  return {
    async ofPlanning(project, { proof }) {
      const planId = await planOf?.(project.owner);
      if (planId === undefined) return undefined;
      const reason = requestRefusal(planId, await requests(project.owner));
      return reason ?? storageLimit(project, planId, proof);
    },
    async ofExecuting(project, { undo_of, proof }) {
      if (undo_of !== null) return undefined;
      const planId = await planOf?.(project.owner);
      return planId === undefined ? undefined : storageLimit(project, planId, proof);
    },
    async usage(project) {
      const [planId = 'explorer', bytes, monthlyRequests] = await Promise.all([
        planOf?.(project.owner),
        stored(project),
        requests(project.owner),
      ]);
      return { planId, bytes, monthlyRequests };
    },
  };
}
