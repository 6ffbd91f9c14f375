import { z } from 'zod';

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

/** The data of an answer; throws a `StoreError` with the backend's message. */
export function dataOf({ data, error }: Answer): unknown {
  if (error) throw new StoreError(error.message);
  return data;
}
