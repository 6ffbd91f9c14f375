import type { ProjectStep } from '@saywright/domain/demo';
import { plannedOperation, type PlanAnswer } from '@saywright/engine/protocol';

/** A step and its result: none yet, an answer, or the reason it could not be planned. */
export interface RunStep extends ProjectStep {
  readonly answer?: PlanAnswer;
  readonly error?: string;
  /** Id of the planned operation; survives a reload. */
  readonly operationId?: string | undefined;
}

export interface RunState {
  readonly steps: readonly RunStep[];
  /** Index of the first unsettled step. */
  readonly at: number;
}

export type RunEvent =
  | { readonly kind: 'answered'; readonly answer: PlanAnswer }
  | { readonly kind: 'failed'; readonly error: string }
  /** The step is planned again, with a new instruction if given. */
  | { readonly kind: 'again'; readonly instruction: string | undefined }
  /** The step was executed, declined or skipped. */
  | { readonly kind: 'settled' };

/** The steps after an event. Follow-up instructions of a plan become steps right after it. */
export function reduceRun({ steps, at }: RunState, event: RunEvent): RunState {
  const step = steps[at];
  if (!step) return { steps, at };
  const { service, instruction } = step;
  switch (event.kind) {
    case 'answered': {
      const { outcome } = event.answer;
      const later =
        outcome.kind === 'operation' ? outcome.next.map((next) => ({ service, instruction: next })) : [];
      const operationId = plannedOperation(event.answer)?.id;
      const answered = { ...step, answer: event.answer, ...(operationId !== undefined && { operationId }) };
      return { steps: steps.with(at, answered).toSpliced(at + 1, 0, ...later), at };
    }
    case 'failed':
      return { steps: steps.with(at, { service, instruction, error: event.error }), at };
    case 'again':
      return { steps: steps.with(at, { service, instruction: event.instruction ?? instruction }), at };
    default:
      return { steps, at: at + 1 };
  }
}
