import { z } from 'zod';
import type { ModelReached } from '../protocol/index.ts';
import { modelFetch } from './address.ts';
import type { ModelConnection } from './connection.ts';

/** Longest wait for the list of models, in milliseconds. */
export const reachLimitMs = 5000;

const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

type Reachable = Pick<ModelConnection, 'provider' | 'baseUrl' | 'model' | 'apiKey'>;

function headersOf({ provider, apiKey }: Reachable): Record<string, string> {
  if (apiKey === undefined) return {};
  return provider === 'anthropic'
    ? { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }
    : { authorization: `Bearer ${apiKey}` };
}

/** Whether a list names a model; Ollama adds `:latest` to a name without a version. */
function isListed(list: unknown, model: string): boolean {
  const parsed = modelsSchema.safeParse(list);
  // A server need not list its models in this way.
  return !parsed.success || parsed.data.data.some(({ id }) => id === model || id.startsWith(`${model}:`));
}

/** Asks a model server for its list of models, which costs nothing. Never rejects. */
export async function reachModel(
  connection: Reachable,
  limitMs: number = reachLimitMs,
  stop?: AbortSignal,
): Promise<ModelReached> {
  const limit = AbortSignal.timeout(limitMs);
  const signal = stop ? AbortSignal.any([limit, stop]) : limit;
  try {
    const answer = await modelFetch(`${connection.baseUrl}/models`, {
      headers: headersOf(connection),
      signal,
    });
    if (answer.status === 401 || answer.status === 403) return 'key-refused';
    if (answer.status >= 500) return 'failed';
    // Anthropic lists its models in pages, without the short names that it accepts as well.
    if (!answer.ok || connection.provider === 'anthropic') return 'reached';
    const list: unknown = await answer.json().catch(() => undefined);
    if (limit.aborted) return 'silent';
    return isListed(list, connection.model) ? 'reached' : 'unlisted';
  } catch {
    return limit.aborted ? 'silent' : 'unreachable';
  }
}
