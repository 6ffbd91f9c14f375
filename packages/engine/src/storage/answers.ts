import { problemOf } from '../database/session.ts';
import type { StorageAnswer } from './calls.ts';

/** An answer before it is known in whose name the request ran. */
export type Answer = Omit<StorageAnswer, 'role'>;

export const done = (body: unknown, more: Partial<Answer> = {}): Answer => ({
  status: 200,
  body,
  objects: [],
  unneeded: [],
  ...more,
});

/** A refusal as the client library reads it. */
export function refused(status: number, code: string, message: string): Answer {
  const error = code.replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ');
  return { status, body: { statusCode: String(status), error, code, message }, objects: [], unneeded: [] };
}

export const noFile = refused(404, 'NoSuchKey', 'Object not found');
export const noBucket = refused(404, 'NoSuchBucket', 'Bucket not found');
export const taken = refused(409, 'Duplicate', 'The resource already exists');
export const forbidden = refused(403, 'Unauthorized', 'new row violates row-level security policy');

/** What a refusal of the database means to the caller; undefined for errors that are ours. */
export function refusalOf(error: unknown): Answer | undefined {
  const { code } = problemOf(error);
  if (code === '42501') return forbidden;
  if (code === '23505') return taken;
  if (code === '23503') return noBucket;
  // Rules that refer to their own table, or cast a name to another type.
  if (code === '42P17' || code.startsWith('22'))
    return refused(
      400,
      'InvalidRequest',
      'An access rule of this project could not be applied to this file.',
    );
  return undefined;
}
