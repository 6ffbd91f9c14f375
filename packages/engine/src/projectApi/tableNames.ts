import type { ApiAnswer } from './request.ts';

/** The table that an address below `/rest/v1` names; undefined for functions and everything else. */
function tableOf(url: string): string | undefined {
  const path = /^\/rest\/v1\/(?<name>.+?)\/*$/u.exec(new URL(url).pathname)?.groups?.['name'];
  return path === undefined || path.startsWith('rpc/') ? undefined : decodeURIComponent(path);
}

/**
 * A request that hides its query once `hide` was called. The library repeats table and query in a header of its answer,
 * and fails on names that a header cannot hold.
 */
export function hidingQuery(request: Request): { readonly request: Request; hide(): void } {
  const { url } = request;
  if (/^[ -~]*$/u.test(tableOf(url) ?? '')) return { request, hide: () => {} };
  let shown = url;
  Object.defineProperty(request, 'url', { get: () => shown });
  return {
    request,
    hide: () => {
      shown = url.slice(0, url.length - new URL(url).search.length);
    },
  };
}

/** The refusal of a name that the library would take for two names. */
export function refusedName(url: string): Pick<ApiAnswer, 'status' | 'headers' | 'body'> | undefined {
  const name = tableOf(url);
  if (name === undefined || !/[./]/u.test(name)) return undefined;
  const text = {
    code: 'PGRST205',
    details: null,
    hint: 'Rename the table to reach it here.',
    message: 'Tables with a dot or a slash in their name cannot be reached here.',
  };
  return {
    status: 404,
    headers: [['content-type', 'application/json; charset=utf-8']],
    body: new TextEncoder().encode(JSON.stringify(text)),
  };
}
