import { z } from 'zod';
import type { Engine } from '../../packages/engine/src/options.ts';

export const siteUrl = 'http://studio.example';
const configSchema = z.object({ publishableKey: z.string() });

export interface Asked {
  readonly method?: string;
  readonly body?: object;
  readonly token?: string | undefined;
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Ask = (path: string, given?: Asked) => Promise<Response>;

/** A request as a browser with the key of a studio makes it. */
export function requestInit(
  publishableKey: string,
  { method, body, token, headers = {} }: Asked = {},
): RequestInit {
  return {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  };
}

/** Asks an engine of this process like a browser does; after a restart, `engine` gives another one. */
export async function askEngine(engine: () => Pick<Engine, 'fetch'>): Promise<Ask> {
  const config = await engine().fetch(new Request(`${siteUrl}/bridge/v1/config`));
  const { publishableKey } = configSchema.parse(await config.json());
  return (path, given = {}) =>
    engine().fetch(new Request(`${siteUrl}${path}`, requestInit(publishableKey, given)), {
      incoming: { socket: { remoteAddress: given.from ?? '192.0.2.1' } },
    });
}
