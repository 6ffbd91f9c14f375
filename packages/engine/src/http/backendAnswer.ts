import { z } from 'zod';
import type { Backend } from '../ports/backend.ts';

const failureSchema = z.object({ message: z.string() });

/** How the backend reports that it stumbled over a request that makes no sense, or one with values that cannot be kept. */
const stumbled = /^(?:Type|URI|Range|Syntax)Error: /u;
const unkeepable = /^error: .*(?:violates|invalid|out of range|too long|malformed|must be)/su;

function inWords(status: 400 | 500, message: string): Response {
  return Response.json({ code: status, message, msg: message, error: message }, { status });
}

/**
 * Asks the backend for a browser. Where it failed because of what the request says, the answer is a refusal; an error of
 * the database or of JavaScript reaches nobody. And its answers allow every page of the web to read them; ours are for
 * our own origin.
 */
export async function askBackend(backend: Backend, request: Request): Promise<Response> {
  const answer = await backend.fetch(request);
  if (answer.status >= 500) {
    const failure = failureSchema.safeParse(await answer.json().catch(() => undefined));
    const message = failure.data?.message ?? '';
    if (stumbled.test(message)) return inWords(400, 'This request cannot be read.');
    if (unkeepable.test(message))
      return inWords(
        400,
        'A text or a number in this request is longer or larger than it may be. Nothing was kept.',
      );
    return inWords(500, 'Something went wrong on the server. Please try again.');
  }
  const headers = new Headers(answer.headers);
  for (const name of answer.headers.keys()) if (name.startsWith('access-control-')) headers.delete(name);
  return new Response(answer.body, { status: answer.status, headers });
}
