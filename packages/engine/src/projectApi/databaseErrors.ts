import { z } from 'zod';
import type { ApiAnswer } from './request.ts';

const databaseError = z.object({
  code: z.string().regex(/^[\dA-Z]{5}$/u),
  message: z.string(),
  detail: z.string().nullish(),
  hint: z.string().nullish(),
});

/** Classes of errors that the caller did not cause, in SQLSTATEs. */
const ours = new Set('08 25 2D 38 39 3B 40 53 54 55 57 58 F0 HV P0 XX'.split(' '));
const forbidden = new Set(['0L', '0P', '28']);

/**
 * The answer to an error of the database that the library does not know, as hosted projects give it: a broken rule of a
 * table and an error that a function raises are the caller's; undefined for errors that are ours.
 */
export function callersError(error: unknown): Pick<ApiAnswer, 'status' | 'headers' | 'body'> | undefined {
  const { data } = databaseError.safeParse(error);
  if (!data) return undefined;
  const { code, message, detail, hint } = data;
  const kind = code.slice(0, 2);
  if (code === '42P17' || (ours.has(kind) && code !== 'P0001')) return undefined;
  const text = { code, details: detail ?? null, hint: hint ?? null, message };
  return {
    status: forbidden.has(kind) ? 403 : 400,
    headers: [['content-type', 'application/json; charset=utf-8']],
    body: new TextEncoder().encode(JSON.stringify(text)),
  };
}
