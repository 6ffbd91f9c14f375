import { loadConfig } from './config.ts';

/** The object through which the app sends commands. */
export interface CommandClient {
  sendCommand(command: string, payload: unknown, signal?: AbortSignal): Promise<unknown>;
  readonly capabilities?: readonly string[];
}

declare global {
  var gcpClient: unknown;
  var gcpConfig: unknown;
}

/** The installed client and the label of its project. */
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

/** The installed client, if both it and its configuration exist and have the right shape. */
export function findPort(): FoundPort | undefined {
  const client = globalThis.gcpClient;
  const projectId = projectIdOf(globalThis.gcpConfig);
  return isClient(client) && projectId !== undefined ? { client, projectId } : undefined;
}

/** Installs the engine's client if the engine answers and no host has provided one. */
export async function installEngineClient(): Promise<void> {
  if (findPort()) return;
  const { projectId } = await loadConfig();
  if (findPort()) return;
  const client: CommandClient = {
    capabilities: ['database', 'conversations'],
    sendCommand: async (command, payload, signal) =>
      (await import('./engineClient.ts')).sendToEngine(command, payload, signal),
  };
  globalThis.gcpClient = client;
  globalThis.gcpConfig = { projectId };
}
