import { z } from 'zod';
import type { ApiAnswer } from './request.ts';

type Refusal = Pick<ApiAnswer, 'status' | 'headers' | 'body'>;

interface Reason {
  readonly code: string;
  readonly message: string;
  readonly details: string | null;
  readonly hint: string | null;
}

const databaseError = z.object({
  code: z.string().regex(/^[\dA-Z]{5}$/u),
  message: z.string(),
  detail: z.string().nullish(),
  hint: z.string().nullish(),
});

/** Classes of SQLSTATEs that no content of a request causes: lost connections, collisions, full disks, stops, defects. */
const ours = new Set('08 40 53 57 58 F0 HV XX'.split(' '));
/** Something else holds what the request needs. */
const held = new Set(['55006', '55P03']);
const forbidden = new Set(['0L', '0P', '28']);

/** What Postgres reports as an internal error, although a value of the request caused it. */
const valuesTooLarge = /^(?:tsquery stack too small|invalid memory alloc request size)/u;

/** How the embedded database refuses a value that its protocol has no form for. */
const unfitting = /^Invalid input for \w+ type$/u;

const recursionHint =
  'An access rule of this table reads the table itself. Put what it looks up into another table, or compare columns of the row.';

const reason = (code: string, message: string, hint: string | null = null): Reason => ({
  code,
  message,
  details: null,
  hint,
});

function refusal(status: number, text: Reason): Refusal {
  return {
    status,
    headers: [['content-type', 'application/json; charset=utf-8']],
    body: new TextEncoder().encode(JSON.stringify(text)),
  };
}

/** The refusal of a value that never reached the database's own checks. */
function valueRefusal(error: unknown): Refusal | undefined {
  if (error instanceof RangeError)
    return refusal(400, reason('54001', 'A value of this request is nested too deeply.'));
  const isUnfitting = error instanceof Error && unfitting.test(error.message);
  return isUnfitting ? refusal(400, reason('22P02', error.message)) : undefined;
}

/**
 * The answer to an error of the database that the library does not know, in the form of hosted projects: a broken rule of
 * a table, a value that does not fit, a rule that reads its own table and an error that a function raises are no errors
 * of the server; undefined for those that are.
 */
export function callersError(error: unknown): Refusal | undefined {
  const { data } = databaseError.safeParse(error);
  if (!data) return valueRefusal(error);
  const { code, message, detail, hint } = data;
  // A value whose form its type does not have breaks the message to the embedded database.
  if (code === '08P01')
    return refusal(400, reason('22P02', 'A value of this request does not fit its type.'));
  const kind = code.slice(0, 2);
  if (held.has(code) || (ours.has(kind) && !(code === 'XX000' && valuesTooLarge.test(message))))
    return undefined;
  return refusal(forbidden.has(kind) ? 403 : 400, {
    code,
    details: detail ?? null,
    hint: hint ?? (code === '42P17' ? recursionHint : null),
    message,
  });
}

const libraryError = z.object({
  code: z.literal('SUP'),
  message: z.string().regex(/^Error: .+ at position \d+/su),
});

/** The refusal of an address that the library could not read, by the library's own answer, which blames the server. */
export function unreadAddress(answer: unknown): Refusal | undefined {
  const { data } = libraryError.safeParse(answer);
  return data && refusal(400, reason('PGRST100', data.message.slice('Error: '.length)));
}
