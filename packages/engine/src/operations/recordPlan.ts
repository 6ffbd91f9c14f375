import { phraseText } from '@saywright/domain/planner';
import type { PlanAnswer } from '../protocol/index.ts';
import type { ProjectRow } from '../store/store.ts';
import type { PipelineContext } from './context.ts';
import { stopped } from './errors.ts';
import { refuseForPlan, type Planned, type RecordablePlan } from './serviceDriver.ts';
import { operationView } from './view.ts';

/** Records what a driver proved, within the limits of the subscription; answers are returned as they are. */
export async function recordPlan(
  context: PipelineContext,
  project: ProjectRow,
  planned: Planned<RecordablePlan>,
  signal?: AbortSignal,
): Promise<PlanAnswer> {
  if (planned.kind === 'answer') return planned.answer;
  const { proven, next, details } = planned;
  const limit = await context.allowance.ofPlanning(project, proven);
  if (limit) return refuseForPlan(limit).answer;
  if (signal?.aborted === true) throw stopped();
  const operation = operationView(await context.record(project, proven, null), project.name);
  return {
    success: true,
    plan: proven.plan.steps.map(phraseText).join('\n'),
    explanation: proven.plan.understood,
    operation,
    warnings: proven.plan.warnings,
    commands: [],
    environmentVars: [],
    ...details,
    outcome: { kind: 'operation', next },
  };
}
