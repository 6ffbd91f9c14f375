import type { SimulatedResponse } from '@saywright/domain/agents';
import type { AgentMessage, StoredMessage } from '@saywright/domain/chat';
import type { Service } from '@saywright/domain/operations';
import type { OperationView, PlanAnswer } from '@saywright/engine/protocol';
import { restoredMessage } from '@saywright/domain/sessions';
import { talkText } from './talkText.ts';

interface Turn {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
}

/** One turn of the conversation. Operations are named by id: what they are now comes from the server. */
export type Entry = Turn &
  (
    | { readonly kind: 'user'; readonly text: string }
    /** Something the agent says in plain words. */
    | { readonly kind: 'said'; readonly text: string }
    | { readonly kind: 'outcome'; readonly outcome: TalkOutcome }
    /** Its id is the operation's. */
    | { readonly kind: 'operation'; readonly title: string; readonly next: readonly string[] }
    | SimulatedContent
  );

interface SimulatedContent {
  readonly kind: 'simulated';
  readonly service: Service;
  readonly instruction: string;
  readonly response: SimulatedResponse;
}

/** What the documented simulation answers where no service is reached (D1). */
export type SimulatedEntry = Turn & SimulatedContent;

/** An outcome that is only talk: an answer, a question or a refusal. */
export type TalkOutcome = Exclude<PlanAnswer['outcome'], { kind: 'operation' }>;

/** Everything the server remembers, whatever chat it was in. An undo that was carried out shows on what it undid. */
export function entriesOf(operations: readonly OperationView[]): readonly Entry[] {
  return operations
    .filter((operation) => operation.undoOf === null || operation.state !== 'executed')
    .flatMap(({ id, createdAt, instruction, title }): readonly Entry[] => [
      { kind: 'user', id: `${id}-said`, at: createdAt, text: instruction },
      { kind: 'operation', id, at: createdAt, title, next: [] },
    ]);
}

function contentOf(entry: Entry): string {
  switch (entry.kind) {
    case 'user':
    case 'said':
      return entry.text;
    case 'outcome':
      return talkText(entry.outcome);
    case 'operation':
      return entry.title;
    default:
      return entry.response.explanation;
  }
}

const senders = {
  user: 'user',
  said: 'ai',
  outcome: 'ai',
  operation: 'operation',
  simulated: 'operation',
} as const satisfies Readonly<Record<Entry['kind'], AgentMessage['type']>>;

/** A turn as a message of the agent chat (CS-CHAT-06, A30). */
export function messageOf(entry: Entry): AgentMessage {
  const { id, at, kind } = entry;
  return { id, timestamp: at, type: senders[kind], content: contentOf(entry) };
}

/** A kept turn. A plan is shown as it stands on the server, which alone can carry it out; if it is not there, its words are. */
export function entryOf(message: StoredMessage, operations: ReadonlyMap<string, OperationView>): Entry {
  const { id, timestamp: at, type, content } = restoredMessage(message);
  if (type === 'user') return { kind: 'user', id, at, text: content };
  if (operations.has(id)) return { kind: 'operation', id, at, title: content, next: [] };
  return { kind: 'said', id, at, text: content };
}
