import { configSchema } from '@saywright/engine/protocol';
import { requestInit, type Ask } from './askEngine.ts';

/** Requests to a studio's server, as its app makes them. */
export function askServer(server: () => { readonly url: string }): Ask {
  return async (path, given) => {
    const { url } = server();
    const { publishableKey } = configSchema.parse(await (await fetch(`${url}/bridge/v1/config`)).json());
    return fetch(`${url}${path}`, requestInit(publishableKey, given));
  };
}
