import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { engineServers, type EngineServers } from '../support/engineServers.ts';

let running: EngineServers;

beforeAll(async () => {
  running = await engineServers((error) => {
    throw error;
  });
});
afterAll(() => running.close());

const sessionSchema = z.object({ access_token: z.string() });

function post(path: string, body: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${running.studio}${path}`, {
    method: 'POST',
    headers: { apikey: running.key, 'content-type': 'application/json', ...headers },
    body,
  });
}

describe('a command with many rows', () => {
  const command = (bytes: number): string => JSON.stringify({ command: 'none', payload: 'x'.repeat(bytes) });

  test('is read for a person who is signed in, up to 8 MB, and for nobody else', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const signedUp = await post('/auth/v1/signup', JSON.stringify({ email, password: 'correct horse 1' }));
    const { access_token: token } = sessionSchema.parse(await signedUp.json());
    const statusOf = async (bytes: number, authorization: string): Promise<number> =>
      (await post('/bridge/v1/commands', command(bytes), { authorization })).status;
    // 400: it was read, and there is no command of this name.
    expect(await statusOf(2 * 1024 * 1024, `Bearer ${token}`)).toBe(400);
    expect(await statusOf(8 * 1024 * 1024, `Bearer ${token}`)).toBe(413);
    expect(await statusOf(2 * 1024 * 1024, 'Bearer none')).toBe(413);
    const contact = await post('/bridge/v1/contact', command(2 * 1024 * 1024), {
      authorization: `Bearer ${token}`,
    });
    expect(contact.status).toBe(413);
  });
});
