import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engineServers, type EngineServers } from '../support/engineServers.ts';

let running: EngineServers;

beforeAll(async () => {
  running = await engineServers((error: unknown): void => {
    throw error;
  });
});
afterAll(() => running.close());

describe('a page of an app in the trial', () => {
  const get = (file: string, port = running.studio): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/trial-pages/${file}`);

  test('has no origin, reaches no address, and is framed by the studio alone', async () => {
    for (const file of ['index.html', 'orders.html']) {
      const response = await get(file);
      expect(response.status).toBe(200);
      const policy = response.headers.get('content-security-policy')?.split('; ');
      expect(policy).toEqual(
        expect.arrayContaining([
          'sandbox allow-scripts allow-forms',
          "default-src 'none'",
          "script-src 'self'",
          "form-action 'none'",
          "frame-ancestors 'self'",
        ]),
      );
      expect(await response.text()).not.toMatch(/<script(?! type="module" src)/u);
    }
    const home = (await fetch(`http://127.0.0.1:${running.studio}/`)).headers.get('content-security-policy');
    expect(home).toMatch(/frame-src 'self' http:\/\/\*\.localhost/u);
    expect(home).toMatch(/script-src 'self' 'wasm-unsafe-eval'/u);
  });

  test('may load its script and styles, which are the same for everybody, and nothing else', async () => {
    for (const [file, type] of [
      ['app.js', 'text/javascript'],
      ['trial.js', 'text/javascript'],
      ['config.js', 'text/javascript'],
      ['app.css', 'text/css'],
    ] as const) {
      const { headers } = await get(file);
      expect(headers.get('content-type')).toBe(`${type}; charset=utf-8`);
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
    for (const file of ['preview.js', 'secrets.json', 'constructor', 'a%2Fb.html']) {
      const response = await get(file);
      expect([file, response.status]).toEqual([file, 404]);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect((await get('index.html', running.sites)).status).toBe(404);
  });
});
