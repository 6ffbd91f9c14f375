import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { diskProblem } from '../disk/damage.ts';
import { CommandError } from '../operations/errors.ts';
import type { ErrorAnswer, ErrorCode } from '../protocol/index.ts';

const statuses: Readonly<Record<ErrorCode, ContentfulStatusCode>> = {
  unauthorised: 401,
  forbidden: 403,
  invalid: 400,
  unknown: 404,
  conflict: 409,
  changed: 409,
  refused: 422,
  limit: 402,
  stopped: 409,
  often: 429,
  unavailable: 503,
  upstream: 502,
  failed: 500,
};

/** An error in the protocol's shape. */
export function errorResponse(answer: ErrorAnswer, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(answer, { status: statuses[answer.error.code], headers });
}

/** The answer to anything thrown; unexpected errors are logged and not shown. */
export function failureResponse(error: unknown, logError: (error: unknown) => void): Response {
  if (error instanceof CommandError) return errorResponse(error.toAnswer());
  logError(error);
  const disk = diskProblem(error);
  if (disk !== undefined) return errorResponse({ error: { code: 'unavailable', message: disk } });
  const message = 'Something went wrong on the server. Nothing more was done. Try again.';
  return errorResponse({ error: { code: 'failed', message } });
}

/** Paths with the engine's protocol; the others have that of the backend's client libraries. */
const protocolPath = /^\/(?:bridge|functions)\/v1\//u;

/** The answer to a request that is refused before it is handled, in the shape that the clients of its path read. */
export function refusal(
  url: string,
  status: 400 | 401 | 404 | 405 | 408 | 413 | 429 | 500 | 503,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const body = protocolPath.test(new URL(url).pathname)
    ? { error: { code: status === 404 ? 'unknown' : 'invalid', message } }
    : { code: status, message, msg: message, error: message };
  return Response.json(body, { status, headers });
}
