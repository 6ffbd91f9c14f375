import type { ChatSession, StoredMessage } from '@saywright/domain/chat';
import { restoredMessage } from '@saywright/domain/sessions';
import { commands, readOutcome, type ConversationView } from '@saywright/engine/protocol';
import type { Send } from './commands.ts';
import { EngineError } from './engineError.ts';
import { sessionsOf } from './sessions.ts';
import { changeSyncState, forget, syncState } from './sessionSyncState.ts';

/** Most messages sent at once, so that a request stays well below the server's limit. */
const batch = 25;
/** Messages of a session that the server stores. */
const most = 200;
const debounceMs = 400;

function sessionOf({ id, projectId, title, startTime, turns }: ConversationView): ChatSession {
  return { id, projectId, title, startTime, messages: turns.map((turn) => ({ ...turn, sessionId: id })) };
}

function turnOf(message: StoredMessage): ConversationView['turns'][number] {
  const { id, timestamp, type, content, outcome: stored } = restoredMessage(message);
  const outcome = readOutcome(stored);
  return { id, timestamp, sender: type, content, ...(outcome && { outcome }) };
}

/** Sends the messages of a session that the server does not have. */
async function push(
  send: Send,
  owner: string,
  { id, title, startTime, messages }: ChatSession,
): Promise<void> {
  const last = messages.at(-1)?.id ?? '';
  const known = syncState(owner).known[id];
  if (known?.last === last) return;
  const from = known ? messages.findIndex((message) => message.id === known.last) + 1 : 0;
  const unsent = messages.slice(from).slice(-most).map(turnOf);
  for (let at = 0; at === 0 || at < unsent.length; at += batch) {
    const turns = unsent.slice(at, at + batch);
    const { updatedAt } = await send(commands.saveConversation, {
      conversationId: id,
      // The server knows which project it is about, unless it is new.
      projectId: undefined,
      title,
      startTime,
      turns,
    });
    const sent = at + batch >= unsent.length ? last : (turns.at(-1)?.id ?? '');
    changeSyncState(owner, (state) => ({
      ...state,
      known: { ...state.known, [id]: { updatedAt, last: sent } },
    }));
  }
}

/** Adds what the server has of one conversation. */
async function pull(send: Send, owner: string, conversationId: string): Promise<void> {
  const conversation = await send(commands.getConversation, { conversationId });
  const { updatedAt, turns } = conversation;
  const store = sessionsOf(owner);
  store.send({ kind: 'synced', sessions: [sessionOf(conversation)], gone: [] });
  const stored = new Set(turns.map(({ id }) => id));
  const messages = store.get().sessions.find(({ id }) => id === conversationId)?.messages ?? [];
  const isWhole = messages.slice(-most).every(({ id }) => stored.has(id));
  // A message that the server does not have makes all of them be sent again; known ones stay as they are there.
  const last = isWhole ? (messages.at(-1)?.id ?? '') : 'none';
  changeSyncState(owner, (state) => ({
    ...state,
    known: { ...state.known, [conversationId]: { updatedAt, last } },
  }));
}

async function synchronise(send: Send, owner: string): Promise<void> {
  for (const conversationId of syncState(owner).deleted) {
    await send(commands.deleteConversation, { conversationId });
    forget(owner, conversationId);
  }
  const listed = await send(commands.listConversations, { projectId: undefined });
  const ids = new Set(listed.map(({ id }) => id));
  const gone = Object.keys(syncState(owner).known).filter((id) => !ids.has(id));
  if (gone.length > 0) {
    sessionsOf(owner).send({ kind: 'synced', sessions: [], gone });
    changeSyncState(owner, ({ known, deleted }) => ({
      known: Object.fromEntries(Object.entries(known).filter(([id]) => ids.has(id))),
      deleted,
    }));
  }
  for (const { id, updatedAt } of listed) {
    const { known, deleted } = syncState(owner);
    if (!deleted.includes(id) && known[id]?.updatedAt !== updatedAt) await pull(send, owner, id);
  }
  for (const session of sessionsOf(owner).get().sessions) await push(send, owner, session);
}

/**
 * Synchronises a person's chats across their devices: adds those of the account, and sends what is written or deleted
 * here as soon as the server can be reached. Call the result to stop.
 */
export function followSessions(owner: string, send: Send, onProblem: (error: unknown) => void): () => void {
  let turn = Promise.resolve();
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (): void => {
    turn = turn
      .then(async () => (isStopped ? undefined : synchronise(send, owner)))
      .catch((error: unknown) => {
        // What could not be sent is sent with the next change, or when the network is back.
        if (!(error instanceof EngineError && ['unreachable', 'unauthorised'].includes(error.code)))
          onProblem(error);
      });
  };
  const soon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(now, debounceMs);
  };
  const whenVisible = (): void => {
    if (document.visibilityState === 'visible') soon();
  };
  const leave = sessionsOf(owner).subscribe(soon);
  window.addEventListener('online', soon);
  document.addEventListener('visibilitychange', whenVisible);
  now();
  return () => {
    isStopped = true;
    leave();
    clearTimeout(timer);
    window.removeEventListener('online', soon);
    document.removeEventListener('visibilitychange', whenVisible);
  };
}
