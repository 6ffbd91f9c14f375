import type { ConfigView } from '@saywright/engine/protocol';
import { serverFetch } from './reachability.ts';

/** Timeout in milliseconds; without the configuration nobody can sign in. */
const answerLimit = 5000;

let config: Promise<ConfigView> | undefined;

async function load(): Promise<ConfigView> {
  const [response, { configSchema }] = await Promise.all([
    serverFetch('/bridge/v1/config', {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(answerLimit),
    }),
    import('./configShape.ts'),
  ]);
  if (!response.ok) throw new Error(`The engine answered ${response.status}.`);
  return configSchema.parse(await response.json());
}

/** The engine's public configuration; fetched once, and again after a failure. */
export function loadConfig(): Promise<ConfigView> {
  config ??= load().catch((error: unknown) => {
    config = undefined;
    throw error;
  });
  return config;
}
