/** The result of a function that may fail: plain, serialisable data. Nothing in this package throws for bad input. */
export type Result<Value, Failure = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/**
 * Wraps a value as a success.
 * @example
 * ok(1) // => { ok: true, value: 1 }
 */
export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

/**
 * Wraps a reason as a failure.
 * @example
 * fail('too long') // => { ok: false, error: 'too long' }
 */
export function fail<Failure>(error: Failure): { readonly ok: false; readonly error: Failure } {
  return { ok: false, error };
}
