import { z } from 'zod';
import type { Backend } from '../ports/backend.ts';

const failureSchema = z.object({ message: z.string() });

/** How the backend reports malformed requests, and values that cannot be stored. */
const malformed = /^(?:Type|URI|Range|Syntax)Error: /u;
const unstorable = /^error: .*(?:violates|invalid|out of range|too long|malformed|must be)/su;

function inWords(status: 400 | 500, message: string): Response {
  return Response.json({ code: status, message, msg: message, error: message }, { status });
}

/**
 * Forwards a browser's request to the backend. Failures that the request caused become refusals; errors of the database
 * or of JavaScript reach nobody. The backend's CORS headers, which would let any origin read the answers, are removed.
 */
export async function askBackend(backend: Backend, request: Request): Promise<Response> {
  const answer = await backend.fetch(request);
  if (answer.status === 503) return answer;
  if (answer.status >= 500) {
    const failure = failureSchema.safeParse(await answer.json().catch(() => undefined));
    const message = failure.data?.message ?? '';
    if (malformed.test(message)) return inWords(400, 'This request cannot be read.');
    if (unstorable.test(message))
      return inWords(400, 'A text in this request is too long, or a number too large. Nothing was saved.');
    return inWords(500, 'Something went wrong on the server. Try again.');
  }
  const headers = new Headers(answer.headers);
  for (const name of answer.headers.keys()) if (name.startsWith('access-control-')) headers.delete(name);
  return new Response(answer.body, { status: answer.status, headers });
}
