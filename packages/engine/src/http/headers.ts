/** Security headers of an answer that is not a page: it loads nothing, is shown in no frame, and is not cached. */
export const bareHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

/** Adds the missing security headers to an answer. */
export function completeHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(bareHeaders)) if (!headers.has(name)) headers.set(name, value);
}

/** A plain-text answer. */
export function sentence(status: number, text: string, headers?: Readonly<Record<string, string>>): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...bareHeaders, ...headers },
  });
}
