import type { ProjectStep } from '@saywright/domain/demo';
import type { PlanAnswer } from '@saywright/engine/protocol';

/** A step with what became of it: nothing yet, an answer, or why it could not be planned. */
export interface RunStep extends ProjectStep {
  readonly answer?: PlanAnswer;
  readonly error?: string;
  /** Of the plan it has, also after a reload. */
  readonly operationId?: string | undefined;
}

export interface RunState {
  readonly steps: readonly RunStep[];
  /** Index of the step that is not settled yet. */
  readonly at: number;
}

export type RunEvent =
  | { readonly kind: 'answered'; readonly answer: PlanAnswer }
  | { readonly kind: 'failed'; readonly error: string }
  /** The step is to be planned anew, in other words if there are any. */
  | { readonly kind: 'again'; readonly instruction: string | undefined }
  /** The step was carried out, declined, or is left out. */
  | { readonly kind: 'settled' };

/** The steps after an event. What a plan leaves for later becomes steps of their own right behind it. */
export function reduceRun({ steps, at }: RunState, event: RunEvent): RunState {
  const step = steps[at];
  if (!step) return { steps, at };
  const { service, instruction } = step;
  switch (event.kind) {
    case 'answered': {
      const { outcome } = event.answer;
      const later =
        outcome.kind === 'operation' ? outcome.next.map((next) => ({ service, instruction: next })) : [];
      const operationId = outcome.kind === 'operation' ? outcome.operation.id : undefined;
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
