import type { AgentMessage, ChatSession } from '@saywright/domain/chat';
import {
  addOperationMessage,
  addSessionMessage,
  deleteSession,
  emptyLogs,
  maxSessionMessages,
  maxSessions,
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
import { startTime, started, message, stored, titles, expectSound } from './sessions.support.ts';

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

  it('take messages about an operation where it was planned, and start none for them', () => {
    const one = addSessionMessage(emptyLogs, message('operation'), 's1');
    const two = addSessionMessage(startSession(one, { id: 's2', startTime }), message('m2'), 's2');
    const left = { ...two, currentSession: undefined };
    const done = addOperationMessage(left, message('done'), 'operation');
    expect(done.currentSession).toBeUndefined();
    expect(done.sessions.map(({ messages }) => messages.map(({ id }) => id))).toEqual([
      ['operation', 'done'],
      ['m2'],
    ]);
    expect(addOperationMessage(left, message('done'), 'other')).toBe(left);
    // An open session shows what was decided in it.
    const open = addOperationMessage(two, message('done'), 'operation');
    expect(open.currentSession?.messages.map(({ id }) => id)).toEqual(['m2', 'done']);
    expectSound(done);
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
    const rows = { kind: 'answer', rows: [['a', null]] };
    const shown = storedMessage({ ...operation, outcome: rows }, 's');
    expect(restoredMessage(shown).outcome).toEqual(rows);
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
