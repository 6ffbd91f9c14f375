import { z } from 'zod';
import type { LocalModelServer } from '../protocol/index.ts';
import { modelFetch } from './address.ts';

/** Where model servers listen by default. */
const usualServers = [
  { name: 'Ollama', port: 11_434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
] as const;

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })).max(500) });

/** Longest wait for a server on this machine, in milliseconds. */
const limitMs = 1500;

/** The model servers on this machine, by the list of models they offer. Asks only loopback addresses. */
export async function findLocalModels(
  servers: readonly { readonly name: string; readonly port: number }[] = usualServers,
): Promise<LocalModelServer[]> {
  const asked = servers.map(async ({ name, port }): Promise<LocalModelServer[]> => {
    const baseUrl = `http://127.0.0.1:${port}/v1`;
    try {
      const answer = await modelFetch(`${baseUrl}/models`, { signal: AbortSignal.timeout(limitMs) });
      const { data } = modelsSchema.parse(await answer.json());
      return data.length === 0 ? [] : [{ name, baseUrl, models: data.map(({ id }) => id) }];
    } catch {
      // Nothing listens there, or something else does.
      return [];
    }
  });
  return (await Promise.all(asked)).flat();
}
