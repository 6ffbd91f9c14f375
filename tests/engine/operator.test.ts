import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { inboxOf } from '../../packages/engine/src/inbox/inbox.ts';
import { askRunning, serveOperator } from '../../packages/engine/src/operator/channel.ts';
import { inboxTopic } from '../../packages/engine/src/operator/inbox.ts';
import { OperatorError } from '../../packages/engine/src/operator/topic.ts';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'saywright-operator-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const request = { topic: 'payments', args: ['list'] };

describe('the inbox', () => {
  const run = (...args: readonly string[]): Promise<string> =>
    inboxTopic.run(args, { directory, ask: async () => '' });

  test('lists what people wrote, shows it, and files it away', async () => {
    expect(await run('list')).toBe('There are no open messages.');
    const written = { topic: 'refund', name: 'Ada', email: 'ada@example.org', account: null } as const;
    const inbox = inboxOf(directory);
    await inbox.add({ ...written, receivedAt: '2027-01-10T08:00:00.000Z', message: 'First' });
    await inbox.add({
      ...written,
      receivedAt: '2027-01-11T08:00:00.000Z',
      message: 'My order\nwas \u001B[31mred\u001B[0m\u0007.',
    });
    const [first = '', second = ''] = (await run('list')).split('\n');
    expect(first).toMatch(/^[0-9a-f]{8} {2}2027-01-10 08:00 {2}refund {2}ada@example\.org {2}First$/);
    const id = second.slice(0, 8);
    const shown = await run('show', id);
    expect(shown).toContain('From     Ada <ada@example.org>');
    // What a stranger wrote cannot steer the terminal.
    expect(shown).toContain('My order\nwas [31mred[0m.');
    expect(await run('done', id)).toBe(`Message ${id} is done.`);
    expect(await run('list')).toBe(first);
    expect((await run('list', '--done')).slice(0, 8)).toBe(id);
  });

  test.each([['show', '../../secrets'], ['show'], ['done', '00000000'], ['delete', 'all'], []])(
    'answers %j with a sentence',
    async (...args) => {
      await expect(run(...args)).rejects.toThrow(OperatorError);
    },
  );
});

describe('the channel to a running engine', () => {
  test('carries commands and refusals, for readers of the folder alone', async () => {
    expect(await askRunning(directory, request)).toBeUndefined();
    const logged: unknown[] = [];
    const channel = await serveOperator(
      directory,
      async ({ args }) => {
        if (args[0] === 'break') throw new Error('inside');
        if (args[0] !== 'list') throw new OperatorError('There is no such command.');
        return 'a list';
      },
      (error) => logged.push(error),
    );
    const path = join(directory, 'operator.json');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await askRunning(directory, request)).toBe('a list');
    const ask = (arg: string): Promise<unknown> => askRunning(directory, { topic: 'payments', args: [arg] });
    await expect(ask('other')).rejects.toThrow('There is no such command.');
    await expect(ask('break')).rejects.toThrow('See its log for the reason.');
    expect(logged).toHaveLength(1);

    const { port, token } = z
      .object({ port: z.number(), token: z.string() })
      .parse(JSON.parse(await readFile(path, 'utf8')));
    const post = async (headers: Readonly<Record<string, string>>): Promise<number> => {
      const body = JSON.stringify(request);
      return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status;
    };
    const authorization = `Bearer ${token}`;
    expect(await post({ authorization })).toBe(200);
    expect(await post({})).toBe(403);
    expect(await post({ authorization: `Bearer ${token.slice(1)}x` })).toBe(403);
    expect(await post({ authorization, origin: 'https://example.org' })).toBe(403);

    await channel.close();
    expect(await askRunning(directory, request)).toBeUndefined();
  });
});
