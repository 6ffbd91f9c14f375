import type { ConfigView } from '@saywright/engine/protocol';

let config: Promise<ConfigView> | undefined;

async function load(): Promise<ConfigView> {
  const [response, { configSchema }] = await Promise.all([
    fetch('/bridge/v1/config', { headers: { accept: 'application/json' } }),
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
