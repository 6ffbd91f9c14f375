import type { AgentMessage, ChatSession, StoredMessage } from '@saywright/domain/chat';
import {
  addSessionMessage,
  chatLogsKey,
  deleteSession,
  emptyLogs,
  maxSessionMessages,
  maxSessions,
  maxStoredLength,
  mergeSessions,
  parseChatLogs,
  restoredMessage,
  restoreSession,
  sessionFileName,
  sessionText,
  startSession,
  storedMessage,
  switchSession,
  writeChatLogs,
  type SessionLogs,
} from '@saywright/domain/sessions';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const startTime = '2027-01-15T08:00:00.000Z';

function started(...ids: readonly string[]): SessionLogs {
  return ids.reduce((logs, id) => startSession(logs, { id, startTime }), emptyLogs);
}

function message(id: string, content = 'Hello'): AgentMessage {
  return { id, timestamp: startTime, type: 'user', content };
}

function stored(id: string, content: string, sender: string): StoredMessage {
  return { id, timestamp: startTime, sender, content, sessionId: 's' };
}

const titles = (logs: SessionLogs): readonly string[] => logs.sessions.map(({ title }) => title);

function expectSound(logs: SessionLogs): void {
  const ids = logs.sessions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(titles(logs)).size).toBe(ids.length);
  expect(ids.length).toBeLessThanOrEqual(maxSessions);
  expect(logs.lastNumber).toBeGreaterThanOrEqual(ids.length);
  expect([undefined, ...logs.sessions]).toContain(logs.currentSession);
  for (const session of logs.sessions) {
    expect(session.messages.every(({ sessionId }) => sessionId === session.id)).toBe(true);
  }
}

describe('sessions', () => {
  it('begin with the first message', () => {
    const logs = addSessionMessage(emptyLogs, message('m1'), 's1');
    expect(logs.currentSession).toEqual({
      id: 's1',
      startTime,
      title: 'Session 1',
      messages: [{ id: 'm1', timestamp: startTime, sender: 'user', content: 'Hello', sessionId: 's1' }],
    });
    const more = addSessionMessage(logs, message('m2'), 's2');
    expect(more.sessions).toHaveLength(1);
    expect(more.currentSession?.messages.map(({ id }) => id)).toEqual(['m1', 'm2']);
    expect(addSessionMessage(more, message('m2'), 's2').currentSession?.messages).toHaveLength(2);
    expectSound(more);
  });

  it('never reuse a number', () => {
    const three = started('a', 'b', 'c');
    expect(titles(three)).toEqual(['Session 1', 'Session 2', 'Session 3']);
    const without = deleteSession(three, 'c');
    expect(titles(startSession(without, { id: 'd', startTime }))).toEqual([
      'Session 1',
      'Session 2',
      'Session 4',
    ]);
    const none = ['a', 'b', 'c'].reduce(deleteSession, three);
    expect(none).toEqual({ ...emptyLogs, lastNumber: 3 });
    expect(addSessionMessage(none, message('m'), 'e').currentSession?.title).toBe('Session 4');
  });

  it('are switched and deleted by id', () => {
    const logs = started('a', 'b', 'c');
    expect(logs.currentSession?.id).toBe('c');
    const first = switchSession(logs, 'a');
    expect(first.currentSession?.id).toBe('a');
    expect(switchSession(first, 'a')).toBe(first);
    expect(switchSession(first, 'z')).toBe(first);
    expect(startSession(first, { id: 'b', startTime }).currentSession?.id).toBe('b');
    expect(deleteSession(first, 'z')).toBe(first);
    expect(deleteSession(first, 'a').currentSession?.id).toBe('c');
    expect(deleteSession(first, 'b').currentSession?.id).toBe('a');
    expect(addSessionMessage(first, message('m'), 'x').sessions[0]?.messages).toHaveLength(1);
  });

  it('are capped', () => {
    const many = started(...Array.from({ length: maxSessions + 5 }, (_, index) => `s${index}`));
    expect(many.sessions).toHaveLength(maxSessions);
    expect(titles(many).at(-1)).toBe(`Session ${maxSessions + 5}`);
    const long = Array.from({ length: maxSessionMessages + 5 }).reduce<SessionLogs>(
      (logs, _, index) => addSessionMessage(logs, message(`m${index}`), 's'),
      emptyLogs,
    );
    expect(long.currentSession?.messages).toHaveLength(maxSessionMessages);
    expect(long.currentSession?.messages[0]?.id).toBe('m5');
  });

  it('stay consistent after any actions', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    const step = fc.oneof(
      fc.record({ kind: fc.constant('start' as const), id }),
      fc.record({ kind: fc.constant('switch' as const), id }),
      fc.record({ kind: fc.constant('delete' as const), id }),
      fc.record({ kind: fc.constant('say' as const), id, text: fc.string() }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const logs = steps.reduce<SessionLogs>((known, one, index) => {
          if (one.kind === 'start') return startSession(known, { id: one.id, startTime });
          if (one.kind === 'switch') return switchSession(known, one.id);
          if (one.kind === 'delete') return deleteSession(known, one.id);
          return addSessionMessage(known, message(`m${index}`, one.text), one.id);
        }, emptyLogs);
        expectSound(logs);
        expect(parseChatLogs(writeChatLogs(logs))).toEqual(logs);
      }),
    );
  });
});

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
              { id: 'm1', timestamp: startTime, sender: 'user', content: 'Hi again' },
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
          messages: [{ id: 'm1', timestamp: startTime, sender: 'user', content: 'Hi again', sessionId: 'b' }],
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

describe('messages', () => {
  const operation: AgentMessage = {
    id: 'm',
    type: 'operation',
    content: 'Planned with token=abcdef123456',
    timestamp: startTime,
    service: 'database',
    operation: {
      id: 'o',
      instruction: 'x',
      plan: 'y',
      type: 'schema',
      risk: 'low',
      executed: false,
      timestamp: startTime,
    },
  };

  it('are stored by sender, without secrets, and restored without anything to execute', () => {
    const kept = storedMessage(operation, 's');
    expect(kept).toEqual({
      id: 'm',
      timestamp: startTime,
      sender: 'operation',
      content: 'Planned with token=[removed]',
      sessionId: 's',
    });
    expect(restoredMessage(kept)).toEqual({
      id: 'm',
      type: 'operation',
      content: 'Planned with token=[removed]',
      timestamp: startTime,
    });
    expect(storedMessage({ ...operation, content: 'a '.repeat(50_000) }, 's').content.length).toBe(20_000);
  });

  it.each([
    ['user', 'user'],
    ['ai', 'ai'],
    ['operation', 'operation'],
    ['someone', 'ai'],
  ])('from %s are shown as %s', (sender, type) => {
    expect(restoredMessage(stored('m', 'Hi', sender)).type).toBe(type);
  });
});

describe('export', () => {
  const session: ChatSession = {
    id: 's',
    startTime,
    title: 'Session 1',
    messages: [
      stored('1', 'Add a table\nand a row', 'user'),
      stored('2', 'Done', 'ai'),
      stored('3', 'my password is hunter2x', 'constructor'),
    ],
  };

  it('is a readable text', () => {
    expect(sessionText(session)).toBe(
      [
        'Session 1',
        `Started ${startTime}`,
        '',
        `[${startTime}] You:`,
        'Add a table',
        'and a row',
        '',
        `[${startTime}] Saywright:`,
        'Done',
        '',
        `[${startTime}] constructor:`,
        'my password is [removed]',
        '',
      ].join('\n'),
    );
    expect(sessionText({ ...session, messages: [] })).toContain('No messages.');
  });

  it.each([
    ['Session 12', 'saywright-session-12.txt'],
    ['../../Ü "x"', 'saywright--x.txt'],
    ['', 'saywright-session.txt'],
  ])('of %j goes to %s', (title, name) => {
    expect(sessionFileName({ title })).toBe(name);
  });

  it('never gives a file name with a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        expect(sessionFileName({ title })).toMatch(/^saywright-[a-z0-9_-]{1,80}\.txt$/u);
      }),
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

describe('undoing a deletion', () => {
  const begun = (...ids: readonly string[]): SessionLogs =>
    ids.reduce<SessionLogs>((logs, id) => startSession(logs, { id, startTime: `2026-11-2${id}` }), emptyLogs);
  const three = begun('1', '2', '3');

  it.each(['1', '2', '3'])('restores session %s in its place', (id) => {
    const session = three.sessions.find((known) => known.id === id);
    if (!session) throw new Error('There is no such session.');
    const wasCurrent = three.currentSession?.id === id;
    expect(restoreSession(deleteSession(three, id), session, wasCurrent)).toEqual(three);
    expect(restoreSession(three, session, true)).toBe(three);
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
