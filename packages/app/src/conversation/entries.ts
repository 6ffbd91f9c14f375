import type { SimulatedResponse } from '@saywright/domain/agents';
import {
  canKeepWaiting,
  type AgentMessage,
  type StoredMessage,
  type WaitingInstruction,
} from '@saywright/domain/chat';
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
    | WaitingContent
    /** Something the agent says in plain words. */
    | { readonly kind: 'said'; readonly text: string }
    | {
        readonly kind: 'outcome';
        readonly outcome: TalkOutcome;
        /** The service that answered, to which what is pressed goes unless it says otherwise. */
        readonly service?: Service;
      }
    /** Its id is the operation's. */
    | { readonly kind: 'operation'; readonly title: string; readonly next: readonly string[] }
    | SimulatedContent
  );

/** Something said that is not answered yet. */
interface WaitingContent {
  readonly kind: 'waiting';
  readonly text: string;
  /** It is being planned, or cannot be sent yet; `passing` where it is not written down, for a secret in it. */
  readonly state: 'planning' | 'kept' | 'passing';
}

/** A turn that is not answered yet. */
export type WaitingEntry = Turn & WaitingContent;

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
    case 'waiting':
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
  waiting: 'user',
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

/** What waits and what is being planned, as turns. */
function waitingTurns(
  waiting: readonly WaitingInstruction[],
  planning: WaitingInstruction | undefined,
): readonly Entry[] {
  const isOnlyPlanned = planning !== undefined && !waiting.some(({ id }) => id === planning.id);
  return (isOnlyPlanned ? [...waiting, planning] : waiting).map(({ id, at, text }) => {
    const kept = canKeepWaiting(text) ? 'kept' : 'passing';
    return { kind: 'waiting', id, at, text, state: id === planning?.id ? 'planning' : kept };
  });
}

/** The turns with those that are not answered yet, each before what was said after it. */
export function withWaiting(
  entries: readonly Entry[],
  waiting: readonly WaitingInstruction[],
  planning: WaitingInstruction | undefined,
): readonly Entry[] {
  const known = new Set(entries.map(({ id }) => id));
  return waitingTurns(waiting, planning)
    .filter(({ id }) => !known.has(id))
    .reduce((all, turn) => {
      const before = all.findLastIndex(({ at }) => Date.parse(at) <= Date.parse(turn.at));
      return all.toSpliced(before + 1, 0, turn);
    }, entries);
}
