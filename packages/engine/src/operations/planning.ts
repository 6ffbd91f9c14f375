import { instructionProblem } from '@saywright/domain/chat';
import { phraseText } from '@saywright/domain/planner';
import { elsewhere } from '@saywright/domain/routing';
import type { PlanAnswer } from '../protocol/index.ts';
import type { OperationRow } from '../store/store.ts';
import type { PipelineContext } from './context.ts';
import { CommandError, stopped, unlessStopped } from './errors.ts';
import { refuse, refuseForPlan, talk } from './serviceDriver.ts';
import { operationView } from './view.ts';

/** Turns an instruction into an answer, a question, a refusal, or a proven plan that waits for approval. */
export function planning(
  context: PipelineContext,
): (
  owner: string,
  instruction: string,
  service: OperationRow['service'],
  signal?: AbortSignal,
) => Promise<PlanAnswer> {
  return async (owner, instruction, service, signal) => {
    const problem = instructionProblem(instruction);
    if (problem !== undefined) throw new CommandError('invalid', problem);
    const driver = context.driver(service);
    if (!driver)
      return refuse('This service is not connected here, so nothing can be planned for it.').answer;
    const project = await context.store.projectOf(owner);
    const planned = await driver.plan(project, instruction, signal).catch(unlessStopped(signal));
    if (planned.kind === 'answer') {
      const { outcome } = planned.answer;
      const isOver = outcome.kind === 'question' || (outcome.kind === 'refusal' && outcome.isLimit !== true);
      // An instruction that another service can read gets a one-press suggestion to send it there.
      const other = isOver ? elsewhere(instruction, service) : undefined;
      return other ? talk({ kind: 'question', ...other }).answer : planned.answer;
    }
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
  };
}
