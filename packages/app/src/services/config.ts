import type { ConfigView } from '@saywright/engine/protocol';
import { serverFetch } from './reachability.ts';

/** How long the answer may take, in milliseconds; without one there is no way in. */
const answerLimit = 5000;

let config: Promise<ConfigView> | undefined;

async function load(): Promise<ConfigView> {
  const [response, { configSchema }] = await Promise.all([
    serverFetch('/bridge/v1/config', {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(answerLimit),
    }),
    import('@saywright/engine/protocol'),
  ]);
  if (!response.ok) throw new Error(`The engine answered ${response.status}.`);
  return configSchema.parse(await response.json());
}

/** What the engine tells every visitor; asked for once, and again after a failure. */
export function loadConfig(): Promise<ConfigView> {
  config ??= load().catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
}
