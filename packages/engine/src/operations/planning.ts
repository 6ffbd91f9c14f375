import { instructionProblem } from '@saywright/domain/chat';
import { phraseText } from '@saywright/domain/planner';
import { elsewhere } from '@saywright/domain/routing';
import type { PlanAnswer } from '../protocol/index.ts';
import type { OperationRow } from '../store/store.ts';
import type { LineContext } from './context.ts';
import { CommandError } from './errors.ts';
import { refuse, refuseForPlan, talk } from './station.ts';
import { operationView } from './view.ts';

/** From an instruction to an answer, a question, a refusal, or a proven plan that waits for approval. */
export function planning(
  context: LineContext,
): (owner: string, instruction: string, service: OperationRow['service']) => Promise<PlanAnswer> {
  return async (owner, instruction, service) => {
    const problem = instructionProblem(instruction);
    if (problem !== undefined) throw new CommandError('invalid', problem);
    const station = context.station(service);
    if (!station)
      return refuse('This service is not connected here, so nothing can be planned for it.').answer;
    const project = await context.store.projectOf(owner);
    const planned = await station.plan(project, instruction);
    if (planned.kind === 'answer') {
      const { outcome } = planned.answer;
      const isOver = outcome.kind === 'question' || (outcome.kind === 'refusal' && outcome.isLimit !== true);
      // What another service can read is sent there at one press.
      const other = isOver ? elsewhere(instruction, service) : undefined;
      return other ? talk({ kind: 'question', ...other }).answer : planned.answer;
    }
    const { proven, next, details } = planned;
    const limit = await context.allowance.ofPlanning(project, proven);
    if (limit) return refuseForPlan(limit).answer;
    const operation = operationView(await context.record(project, proven, null), project.name);
    const { id, type, risk } = operation;
    return {
      success: true,
      plan: proven.plan.steps.map(phraseText).join('\n'),
      explanation: proven.plan.understood,
      operation: { id, type, risk },
      warnings: [...proven.plan.warnings],
      commands: [],
      environmentVars: [],
      ...details,
      outcome: { kind: 'operation', operation, next: [...next] },
    };
  };
}
