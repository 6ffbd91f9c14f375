import * as z from 'zod/mini';
import { operationSchema } from './operation.ts';

/** Codes a caller can act on. */
export const errorCodes = [
  'unauthorised',
  /** It belongs to another person. */
  'forbidden',
  'invalid',
  'unknown',
  'conflict',
  'changed',
  'refused',
  /** The person's subscription does not allow more. */
  'limit',
  /** The person stopped it, and nothing was changed. */
  'stopped',
  /** Too many requests in a short time. */
  'often',
  /** The server cannot do this now: overload, a full disk, a lost database. The message says what to do. */
  'unavailable',
  /** A service outside this server failed. */
  'upstream',
  'failed',
] as const;

/** The error answer of every path of the engine's protocol. */
export const errorSchema = z.object({
  error: z.object({ code: z.enum(errorCodes), message: z.string(), operation: z.optional(operationSchema) }),
});
export type ErrorCode = (typeof errorCodes)[number];
export type ErrorAnswer = z.infer<typeof errorSchema>;
