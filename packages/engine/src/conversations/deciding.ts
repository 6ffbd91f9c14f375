import type { DiscourseEvent, Resolution } from '@saywright/domain/discourse';
import { CommandError } from '../operations/errors.ts';
import type { OperationPipeline } from '../operations/pipeline.ts';
import { talk } from '../operations/serviceDriver.ts';
import type { OperationView, PlanAnswer } from '../protocol/index.ts';

/** An answer with what it changes in the conversation. */
export interface Said {
  readonly answer: PlanAnswer;
  readonly events: readonly DiscourseEvent[];
}

type Decision = Extract<Resolution, { readonly kind: 'approve' | 'decline' | 'undo' }>;
type Decided = NonNullable<PlanAnswer['decided']>;

/** An answer in words. */
export function inWords(text: string, details: Partial<PlanAnswer> = {}): PlanAnswer {
  return { ...talk({ kind: 'answer', text, sql: '' }).answer, ...details };
}

function done(act: Decided['act'], operation: OperationView, text: string): PlanAnswer {
  return inWords(text, { service: operation.service, decided: { act, operation } });
}

/** Title and result of an executed operation. */
function resultText({ doneTitle, result }: OperationView): string {
  return [`${doneTitle}.`, result ?? ''].filter((text) => text !== '').join(' ');
}

/** The plan of an undo that needs a look first, as a plan that waits. */
function waitingUndo(undo: OperationView): Said {
  const answer: PlanAnswer = {
    ...inWords(undo.understood),
    service: undo.service,
    plan: undo.plan,
    operation: undo,
    warnings: undo.warnings,
    outcome: { kind: 'operation', next: [] },
  };
  const plan = {
    operationId: undo.id,
    title: undo.title,
    service: undo.service,
    needsConfirmation: undo.risk === 'high' || undo.confirmation !== undefined,
  };
  return {
    answer,
    events: [{ kind: 'planned', instruction: undo.instruction, plan, text: undo.understood }],
  };
}

/** Carries out what words decided, through the same steps as the buttons. */
export async function decide(
  pipeline: OperationPipeline,
  owner: string,
  { kind, operationId, title }: Decision,
  signal?: AbortSignal,
): Promise<Said> {
  const run = async (id: string): Promise<OperationView> => {
    const stop = (): void => void pipeline.stop(owner, id).catch(() => undefined);
    signal?.addEventListener('abort', stop, { once: true });
    try {
      return await pipeline.execute(owner, id, false);
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  };
  try {
    if (kind === 'approve') {
      const operation = await run(operationId);
      const text = operation.state === 'executed' ? resultText(operation) : operation.title;
      const events = [{ kind: 'moved', operationId, state: 'executed', title: operation.doneTitle }] as const;
      return {
        answer: done('execute', operation, text),
        events:
          operation.undoOf === null
            ? events
            : [...events, { kind: 'moved', operationId: operation.undoOf, state: 'undone' }],
      };
    }
    if (kind === 'decline') {
      const operation = await pipeline.decline(owner, operationId);
      return {
        answer: done('decline', operation, `Declined “${title}”. Nothing was changed.`),
        events: [{ kind: 'moved', operationId, state: 'closed' }],
      };
    }
    const undo = await pipeline.undo(owner, operationId);
    if (undo.confirmation ?? undo.isPartial) return waitingUndo(undo);
    const operation = await run(undo.id);
    return {
      answer: done('undo', operation, resultText(operation)),
      events: [{ kind: 'moved', operationId, state: 'undone' }],
    };
  } catch (error) {
    if (!(error instanceof CommandError) || error.code === 'stopped') throw error;
    const { code, message, operation } = error;
    const refusal = { kind: 'refusal', reason: message, suggestions: [] } as const;
    const { answer } = talk(code === 'limit' ? { ...refusal, isLimit: true } : refusal);
    const act = kind === 'approve' ? 'execute' : kind;
    return { answer: operation ? { ...answer, decided: { act, operation } } : answer, events: [] };
  }
}
