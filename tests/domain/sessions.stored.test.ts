import type { ChatSession, StoredMessage } from '@saywright/domain/chat';
import {
  addSessionMessage,
  chatLogsKey,
  emptyLogs,
  maxSessionMessages,
  maxSessions,
  maxStoredLength,
  mergeSessions,
  parseChatLogs,
  restoreSession,
  startSession,
  switchSession,
  writeChatLogs,
  type SessionLogs,
} from '@saywright/domain/sessions';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startTime, started, message, stored, expectSound } from './sessions.support.ts';

describe('stored logs', () => {
  it('have a key for each user and one for visitors', () => {
    expect(chatLogsKey(undefined)).toBe('saywright-chat-logs');
    expect(chatLogsKey('')).toBe('saywright-chat-logs');
    expect(chatLogsKey('u1')).toBe('saywright-chat-logs:u1');
  });

  it('contain the sessions and the current one', () => {
    const kept: unknown = JSON.parse(writeChatLogs(started('a')));
    expect(kept).toMatchObject({
      sessions: [{ id: 'a', startTime, title: 'Session 1', messages: [] }],
      currentSession: { id: 'a' },
    });
  });

  it.each([
    null,
    undefined,
    4,
    {},
    '',
    '{',
    'null',
    '[]',
    '4',
    '"a"',
    '{"sessions":4}',
    '{"sessions":[null,4,"a",{},{"id":"a"},{"id":"","startTime":"","title":"x"}]}',
    '{"sessions":[{"id":"a","startTime":1,"title":"x","messages":[]}]}',
  ])('is nothing for %j', (text) => {
    expect(parseChatLogs(text)).toEqual(emptyLogs);
  });

  it('keep the readable parts of a damaged text', () => {
    const logs = parseChatLogs(
      JSON.stringify({
        lastNumber: 'x',
        currentSession: { id: 'b', title: 'another' },
        sessions: [
          { id: 'a', startTime, title: 'Session 7', messages: 4, __proto__: { x: 1 } },
          {
            id: 'b',
            startTime,
            title: 'Mine',
            messages: [
              null,
              { id: 'm1', timestamp: startTime, sender: 'user', content: 'Hi', sessionId: 'other', more: 1 },
              { id: 'm1', timestamp: startTime, sender: 'user', content: 'Hi again', outcome: null },
              { id: 'm3', timestamp: startTime, sender: 'ai', content: 'One', outcome: { rows: [] } },
              { id: 'm2', timestamp: startTime, sender: 4, content: 'no' },
            ],
          },
          { id: 'a', startTime, title: 'Session 9', messages: [] },
        ],
      }),
    );
    expect(logs).toEqual({
      lastNumber: 9,
      currentSession: logs.sessions[1],
      sessions: [
        { id: 'a', startTime, title: 'Session 9', messages: [] },
        {
          id: 'b',
          startTime,
          title: 'Mine',
          messages: [
            { id: 'm1', timestamp: startTime, sender: 'user', content: 'Hi again', sessionId: 'b' },
            {
              id: 'm3',
              timestamp: startTime,
              sender: 'ai',
              content: 'One',
              outcome: { rows: [] },
              sessionId: 'b',
            },
          ],
        },
      ],
    });
    expectSound(logs);
  });

  it('are read from any value without an exception', () => {
    fc.assert(
      fc.property(fc.anything(), fc.json(), fc.json(), (value, json, session) => {
        expectSound(parseChatLogs(value));
        expectSound(parseChatLogs(json));
        expect(
          parseChatLogs(`{"sessions":[${session}],"currentSession":${json}}`).lastNumber,
        ).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('stay within their length: the oldest session is dropped first, the current one last', () => {
    const long = ['a', 'b', 'c'].reduce<SessionLogs>(
      (logs, id) =>
        addSessionMessage(startSession(logs, { id, startTime }), message(id, id.repeat(3000)), id),
      emptyLogs,
    );
    const logs = switchSession(long, 'a');
    expect(writeChatLogs(logs).length).toBeLessThan(maxStoredLength);
    const cut = parseChatLogs(writeChatLogs(logs, 11_000));
    expect(cut.sessions.map(({ id }) => id)).toEqual(['a', 'c']);
    const one = parseChatLogs(writeChatLogs(logs, 7000));
    expect(one.sessions.map(({ id }) => id)).toEqual(['a']);
    expect(one.currentSession?.messages).toHaveLength(1);
    expect(one.lastNumber).toBe(3);
    const bare = parseChatLogs(writeChatLogs(logs, 1000));
    expect(bare.currentSession).toMatchObject({ id: 'a', messages: [] });
    expect(parseChatLogs(writeChatLogs(logs, 10))).toEqual({ ...emptyLogs, lastNumber: 3 });
    expect(parseChatLogs(writeChatLogs({ ...long, currentSession: undefined }, 5000)).sessions).toHaveLength(
      1,
    );
  });
});

describe('logs stored by hand or by an older version', () => {
  const session = { id: 's', startTime, title: 'Session 1', messages: [message('m')] };
  const read = (part: object) => parseChatLogs(JSON.stringify({ sessions: [session], ...part }));

  it('continue from the highest readable number', () => {
    const titled = (title: string) => read({ sessions: [{ ...session, title }] }).lastNumber;
    expect([
      titled('Session 12'),
      titled('My Session 12'),
      titled('Session 12b'),
      titled('Session 1.5'),
    ]).toEqual([12, 1, 1, 1]);
    for (const lastNumber of [-4, 2.5, '9', null, 1e300]) expect(read({ lastNumber }).lastNumber).toBe(1);
    expect(read({ lastNumber: 9 }).lastNumber).toBe(9);
  });

  it('drop a message with a missing field', () => {
    for (const part of ['id', 'timestamp', 'sender', 'content']) {
      const damaged = { ...stored('n', 'Hello', 'user'), [part]: undefined };
      const kept = read({ sessions: [{ ...session, messages: [damaged, stored('m', 'Hello', 'user')] }] });
      expect(kept.sessions[0]?.messages.map(({ id }) => id)).toEqual(['m']);
    }
  });

  it('keep the newest of too many sessions and messages', () => {
    const messages = Array.from({ length: maxSessionMessages + 2 }, (_, index) =>
      stored(`m${index}`, 'Hello', 'user'),
    );
    const sessions = Array.from({ length: maxSessions + 2 }, (_, index) => ({
      ...session,
      id: `s${index}`,
      messages,
    }));
    const kept = parseChatLogs(JSON.stringify({ sessions }));
    expect(kept.sessions.map(({ id }) => id)).toEqual(sessions.slice(2).map(({ id }) => id));
    expect(kept.sessions[0]?.messages).toHaveLength(maxSessionMessages);
    expect(kept.sessions[0]?.messages[0]?.id).toBe('m2');
  });

  it('are written up to exactly their limit, and then halved', () => {
    const logs = ['a', 'b', 'c'].reduce(
      (known, id) => addSessionMessage(known, message(id), 's'),
      started('s'),
    );
    const { length } = writeChatLogs(logs);
    expect(parseChatLogs(writeChatLogs(logs, length)).sessions[0]?.messages).toHaveLength(3);
    expect(parseChatLogs(writeChatLogs(logs, length - 1)).sessions[0]?.messages.map(({ id }) => id)).toEqual([
      'c',
    ]);
  });
});

describe('chats of another device', () => {
  const turn = (id: string, timestamp: string): StoredMessage => ({
    id,
    timestamp,
    sender: 'user',
    content: id,
    sessionId: 's',
  });
  const session = (id: string, day: string, ...messages: StoredMessage[]): ChatSession => ({
    id,
    startTime: day,
    title: `Session ${day.slice(-2)}`,
    messages,
  });

  it('are added in the order of time, and the current chat stays', () => {
    const here = restoreSession(emptyLogs, session('b', '2026-01-02'), true);
    const merged = mergeSessions(here, [session('c', '2026-01-03'), session('a', '2026-01-01')]);
    expect(merged.sessions.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect([merged.currentSession?.id, merged.lastNumber]).toEqual(['b', 3]);
  });

  it('add their messages once, and change nothing the second time', () => {
    const here = restoreSession(emptyLogs, session('s', '2026-01-01', turn('one', '2026-01-01')), true);
    const there = session('s', '2026-01-01', turn('one', '2026-01-01'), turn('two', '2026-01-02'));
    const merged = mergeSessions(here, [there]);
    expect(merged.currentSession?.messages.map(({ id }) => id)).toEqual(['one', 'two']);
    expect(mergeSessions(merged, [there])).toBe(merged);
  });

  it('say which project they are about, which is stored', () => {
    const here = restoreSession(emptyLogs, session('s', '2026-01-01', turn('one', '2026-01-01')), true);
    const there = { ...session('s', '2026-01-01', turn('one', '2026-01-01')), projectId: 'shop' };
    const merged = mergeSessions(here, [there]);
    expect(merged.sessions).toEqual([there]);
    expect(mergeSessions(merged, [there])).toBe(merged);
    expect(mergeSessions(merged, here.sessions)).toBe(merged);
    expect(parseChatLogs(writeChatLogs(merged)).sessions).toEqual([there]);
  });

  it('that were deleted there are deleted here', () => {
    const here = restoreSession(emptyLogs, session('s', '2026-01-01'), true);
    expect(mergeSessions(here, [], ['s'])).toMatchObject({ sessions: [], currentSession: undefined });
  });
});
