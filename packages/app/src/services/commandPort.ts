import { loadConfig } from './config.ts';

/** The object through which the app reaches whatever can carry out commands (decision D9). */
export interface CommandClient {
  sendCommand(command: string, payload: unknown): Promise<unknown>;
  readonly capabilities?: readonly string[];
}

declare global {
  var gcpClient: unknown;
  var gcpConfig: unknown;
}

/** What the port found: a client, and the label of the project it works on. */
export interface FoundPort {
  readonly client: CommandClient;
  readonly projectId: string;
}

function isClient(value: unknown): value is CommandClient {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sendCommand' in value &&
    typeof value.sendCommand === 'function'
  );
}

function projectIdOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('projectId' in value)) return undefined;
  return typeof value.projectId === 'string' ? value.projectId.slice(0, 80) : undefined;
}

/** The installed client, if both it and its configuration are there and have the right shape. */
export function findPort(): FoundPort | undefined {
  const client = globalThis.gcpClient;
  const projectId = projectIdOf(globalThis.gcpConfig);
  return isClient(client) && projectId !== undefined ? { client, projectId } : undefined;
}

/** Installs the engine's own client when the engine answers and no host has provided one. */
export async function installEngineClient(): Promise<void> {
  if (findPort()) return;
  const { projectId } = await loadConfig();
  if (findPort()) return;
  const client: CommandClient = {
    capabilities: ['database'],
    sendCommand: async (command, payload) =>
      (await import('./engineClient.ts')).sendToEngine(command, payload),
  };
  globalThis.gcpClient = client;
  globalThis.gcpConfig = { projectId };
}
