import { instructionProblem } from '@saywright/domain/chat';
import { phraseText } from '@saywright/domain/planner';
import { elsewhere } from '@saywright/domain/routing';
import type { PlanAnswer } from '../protocol/index.ts';
import type { OperationRow, ProjectRow } from '../store/store.ts';
import type { PipelineContext } from './context.ts';
import { CommandError, stopped, unlessStopped } from './errors.ts';
import { secondReading } from './secondReading.ts';
import { refuse, refuseForPlan, talk, type Planned, type ServiceDriver } from './serviceDriver.ts';
import { operationView } from './view.ts';

const noModel =
  'No language model is connected. You can connect one on the AI Models tab of Advanced Features.';

/** Asks the person's language model alone. */
async function byModel(
  context: PipelineContext,
  project: ProjectRow,
  instruction: string,
  signal: AbortSignal | undefined,
): Promise<Planned> {
  const second = await secondReading(context, project, instruction, signal);
  if (second.kind === 'planned') return second.planned;
  return refuse(second.kind === 'problem' ? second.message : noModel);
}

/** Asks the rules, and the person's language model where the rules did not understand. */
async function byRules(
  context: PipelineContext,
  driver: ServiceDriver,
  project: ProjectRow,
  instruction: string,
  service: OperationRow['service'],
  signal: AbortSignal | undefined,
): Promise<Planned> {
  const planned = await driver.plan(project, instruction, signal);
  if (planned.kind === 'proven') return planned;
  const { outcome } = planned.answer;
  const isOver = outcome.kind === 'question' || (outcome.kind === 'refusal' && outcome.isLimit !== true);
  // An instruction that another service can read gets a one-press suggestion to send it there.
  const other = isOver ? elsewhere(instruction, service) : undefined;
  if (other) return talk({ kind: 'question', ...other });
  if (outcome.kind !== 'question' || outcome.isUnread !== true) return planned;
  const second = await secondReading(context, project, instruction, signal);
  if (second.kind === 'planned') return second.planned;
  const warnings = [...planned.answer.warnings, ...(second.kind === 'problem' ? [second.message] : [])];
  return { kind: 'answer', answer: { ...planned.answer, warnings } };
}

/** Turns an instruction into an answer, a question, a refusal, or a proven plan that waits for approval. */
export function planning(
  context: PipelineContext,
): (
  owner: string,
  instruction: string,
  service: OperationRow['service'],
  signal?: AbortSignal,
  reader?: 'model',
) => Promise<PlanAnswer> {
  return async (owner, instruction, service, signal, reader) => {
    const problem = instructionProblem(instruction);
    if (problem !== undefined) throw new CommandError('invalid', problem);
    const driver = context.driver(service);
    if (!driver)
      return refuse('This service is not connected here, so nothing can be planned for it.').answer;
    const project = await context.store.projectOf(owner);
    const planned =
      reader === 'model'
        ? await byModel(context, project, instruction, signal).catch(unlessStopped(signal))
        : await byRules(context, driver, project, instruction, service, signal).catch(unlessStopped(signal));
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
  };
}
