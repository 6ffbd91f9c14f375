import type { SimulatedResponse } from '@saywright/domain/agents';
import {
  canKeepWaiting,
  type AgentMessage,
  type StoredMessage,
  type WaitingInstruction,
} from '@saywright/domain/chat';
import type { Service } from '@saywright/domain/operations';
import { readOutcome, storedOutcome, type OperationView, type PlanAnswer } from '@saywright/engine/protocol';
import { restoredMessage } from '@saywright/domain/sessions';
import { withoutSecrets } from '@saywright/domain/text';
import { redactedText } from './planning.ts';
import { talkText, type TalkOutcome } from './talkText.ts';

/** Something made up by the server that is stored nowhere, such as a new password. */
export type ShownOnce = NonNullable<PlanAnswer['shownOnce']>;

interface Turn {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
}

/** One turn of the conversation. Operations are referenced by id; their current state comes from the server. */
export type Entry = Turn &
  (
    | { readonly kind: 'user'; readonly text: string }
    | WaitingContent
    /** A text of the agent. */
    | { readonly kind: 'said'; readonly text: string }
    | {
        readonly kind: 'outcome';
        readonly outcome: TalkOutcome;
        /** The service that answered; choices go to it unless they name another. */
        readonly service?: Service;
        /** The instruction, where a language model may still be asked to read it. */
        readonly modelMayRead?: string;
      }
    /** Its id is the operation's. */
    | {
        readonly kind: 'operation';
        readonly title: string;
        readonly next: readonly string[];
        /** Kept in memory only, so that it is gone after a reload. */
        readonly shownOnce?: ShownOnce;
      }
    | SimulatedContent
  );

/** An instruction without an answer. */
interface WaitingContent {
  readonly kind: 'waiting';
  readonly text: string;
  /** `planning`, or not sent yet; `unsaved` if it is not persisted because it contains a secret. */
  readonly state: 'planning' | 'stored' | 'unsaved';
}

/** A turn without an answer. */
export type WaitingEntry = Turn & WaitingContent;

interface SimulatedContent {
  readonly kind: 'simulated';
  readonly service: Service;
  readonly instruction: string;
  readonly response: SimulatedResponse;
}

/** The documented simulated answer, where no service can be reached. */
export type SimulatedEntry = Turn & SimulatedContent;

/** All operations the server has stored, from any chat. An executed undo shows on the operation it undid. */
export function entriesOf(operations: readonly OperationView[]): readonly Entry[] {
  return operations
    .filter((operation) => operation.undoOf === null || operation.state !== 'executed')
    .flatMap(({ id, createdAt, instruction, title }): readonly Entry[] => [
      { kind: 'user', id: `${id}-said`, at: createdAt, text: instruction },
      { kind: 'operation', id, at: createdAt, title, next: [] },
    ]);
}

/** Labels of the choices; stored with the text, so that 'for example:' is followed by examples after a reload, too. */
function offers(outcome: TalkOutcome): readonly string[] {
  if (outcome.kind === 'question') return outcome.choices.map(({ label }) => label);
  return outcome.kind === 'refusal' ? outcome.suggestions : [];
}

function contentOf(entry: Entry): string {
  switch (entry.kind) {
    case 'user':
    case 'waiting':
    case 'said':
      return entry.text;
    case 'outcome':
      return [talkText(entry.outcome), ...offers(entry.outcome).map((words) => `“${words}”`)].join('\n');
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

/** A text as it may be stored: without secrets and the value of a variable. */
function storable(text: string): string {
  return withoutSecrets(redactedText(text));
}

/** A turn as a message of the agent chat. */
export function messageOf(entry: Entry): AgentMessage {
  const { id, at, kind } = entry;
  const outcome =
    entry.kind === 'outcome' ? storedOutcome(entry.outcome, entry.service, storable) : undefined;
  return { id, timestamp: at, type: senders[kind], content: contentOf(entry), ...(outcome && { outcome }) };
}

/**
 * A stored turn. A plan shows its current state on the server; if the server does not have it, only its text. An answer
 * has its rows, and a question its choices.
 */
export function entryOf(message: StoredMessage, operations: ReadonlyMap<string, OperationView>): Entry {
  const { id, timestamp: at, type, content, outcome: stored } = restoredMessage(message);
  if (type === 'user') return { kind: 'user', id, at, text: content };
  if (operations.has(id)) return { kind: 'operation', id, at, title: content, next: [] };
  const outcome = readOutcome(stored);
  return outcome ? { kind: 'outcome', id, at, outcome } : { kind: 'said', id, at, text: content };
}

/** The outbox and the instruction being planned, as turns. */
function waitingTurns(
  waiting: readonly WaitingInstruction[],
  planning: WaitingInstruction | undefined,
): readonly Entry[] {
  const isOnlyPlanned = planning !== undefined && !waiting.some(({ id }) => id === planning.id);
  return (isOnlyPlanned ? [...waiting, planning] : waiting).map(({ id, at, text }) => {
    const stored = canKeepWaiting(text) ? 'stored' : 'unsaved';
    return { kind: 'waiting', id, at, text, state: id === planning?.id ? 'planning' : stored };
  });
}

/** Inserts the turns without an answer, in chronological order. */
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
