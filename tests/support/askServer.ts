import { configSchema } from '@saywright/engine/protocol';
import type { Ask } from './askEngine.ts';

/** Requests to a studio's server, as its app makes them. */
export function askServer(server: () => { readonly url: string }): Ask {
  return async (path, { method, body, token, headers = {} } = {}) => {
    const { url } = server();
    const { publishableKey } = configSchema.parse(await (await fetch(`${url}/bridge/v1/config`)).json());
    return fetch(`${url}${path}`, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        apikey: publishableKey,
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  };
}
