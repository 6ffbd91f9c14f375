import { z } from 'zod';
import { unavailability } from '../backend/unavailable.ts';

/** A timestamp in any backend's format, converted to ISO 8601. */
export const isoTime = z.coerce.date().transform((moment) => moment.toISOString());

/** Thrown when the backend cannot store or find what the engine needs. */
export class StoreError extends Error {
  override name = 'StoreError';
}

interface Answer {
  readonly data: unknown;
  readonly error: { readonly message: string } | null;
}

/** What to throw for an error of the data API: a `CommandError` where the backend cannot be reached. */
export function failureOf(error: NonNullable<Answer['error']>): Error {
  return unavailability(error) ?? new StoreError(error.message);
}

/** The data of an answer; throws a `StoreError` with the backend's message, or a `CommandError`. */
export function dataOf({ data, error }: Answer): unknown {
  if (error) throw failureOf(error);
  return data;
}
