import type { SimulatedResponse } from '@saywright/domain/agents';
import type { Service } from '@saywright/domain/operations';
import type { OperationView, PlanAnswer } from '@saywright/engine/protocol';

/** One turn of the conversation. Operations are named by id: what they are now comes from the server. */
export type Entry =
  | { readonly kind: 'user'; readonly id: string; readonly at: string; readonly text: string }
  | { readonly kind: 'outcome'; readonly id: string; readonly at: string; readonly outcome: TalkOutcome }
  | {
      readonly kind: 'operation';
      readonly id: string;
      readonly at: string;
      readonly operationId: string;
      readonly next: readonly string[];
    }
  | SimulatedEntry
  | { readonly kind: 'problem'; readonly id: string; readonly at: string; readonly text: string };

/** What the documented simulation answers for a service that this studio does not drive. */
export interface SimulatedEntry {
  readonly kind: 'simulated';
  readonly id: string;
  readonly at: string;
  readonly service: Service;
  readonly instruction: string;
  readonly response: SimulatedResponse;
}

/** An outcome that is only talk: an answer, a question or a refusal. */
export type TalkOutcome = Exclude<PlanAnswer['outcome'], { kind: 'operation' }>;

/** The conversation as far as the server remembers it. An undo that was carried out shows on what it undid. */
export function entriesOf(operations: readonly OperationView[]): readonly Entry[] {
  return operations
    .filter((operation) => operation.undoOf === null || operation.state !== 'executed')
    .flatMap((operation): readonly Entry[] => [
      { kind: 'user', id: `${operation.id}-said`, at: operation.createdAt, text: operation.instruction },
      { kind: 'operation', id: operation.id, at: operation.createdAt, operationId: operation.id, next: [] },
    ]);
}

/** Remembered and new turns in order; a turn that is in both is taken from the new ones. */
export function mergeEntries(remembered: readonly Entry[], fresh: readonly Entry[]): readonly Entry[] {
  const operations = new Set(
    fresh.flatMap((entry) => (entry.kind === 'operation' ? [entry.operationId] : [])),
  );
  const old = remembered.filter((entry) => {
    const id = entry.kind === 'operation' ? entry.operationId : entry.id.replace(/-said$/, '');
    return !operations.has(id);
  });
  return [...old, ...fresh].toSorted((a, b) => a.at.localeCompare(b.at));
}
