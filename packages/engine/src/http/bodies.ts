import type { MiddlewareHandler } from 'hono';
import { refusal } from './failures.ts';
import { bareHeaders } from './headers.ts';

export interface BodyLimits {
  readonly bytes: number;
  /** Longest time a body may take to arrive, in milliseconds. */
  readonly ms: number;
}

type Refusal = { readonly status: 408 | 413; readonly message: string };

const tooLarge: Refusal = { status: 413, message: 'This request is too large.' };
const tooSlow: Refusal = {
  status: 408,
  message: 'This request took too long to arrive. Check your connection, then try again.',
};

function isUnread(request: Request): boolean {
  return request.method !== 'GET' && request.method !== 'HEAD' && request.body !== null;
}

/** The whole body of a request, or why it was refused. */
async function readBody(
  request: Request,
  { bytes, ms }: BodyLimits,
): Promise<Uint8Array<ArrayBuffer> | Refusal> {
  if (Number(request.headers.get('content-length') ?? 0) > bytes) return tooLarge;
  const reader = request.body?.getReader();
  if (!reader) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void reader.cancel().catch(() => undefined);
  }, ms);
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.byteLength;
      if (size > bytes) {
        void reader.cancel().catch(() => undefined);
        return tooLarge;
      }
      chunks.push(read.value);
    }
  } catch {
    // The connection broke: nobody can read an answer.
    return tooSlow;
  } finally {
    clearTimeout(timer);
  }
  if (isLate) return tooSlow;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/**
 * Reads the body before anything else handles the request, so that an incomplete one holds up nobody. Bodies that are
 * too large or too slow are refused with a message, in the shape that the clients of the path read.
 */
export function takeBodies(limits: BodyLimits): MiddlewareHandler {
  return async (c, next) => {
    const request = c.req.raw;
    if (!isUnread(request)) return next();
    const body = await readBody(request, limits);
    if ('status' in body) {
      const { status, message } = body;
      return refusal(c.req.url, status, message, { ...bareHeaders, connection: 'close' });
    }
    const { url, method, headers, signal } = request;
    c.req.raw = new Request(url, { method, headers, body, signal });
    return next();
  };
}
