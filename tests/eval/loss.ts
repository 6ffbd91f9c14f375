/**
 * What an effect takes away, as paths such as `public.orders/row/["5"]`. A path covers everything below it: deleting a
 * table also deletes its rows.
 */
export interface Loss {
  readonly lost: readonly string[];
  readonly overwritten: readonly string[];
  /** Protections that were switched off. */
  readonly exposed: readonly string[];
}

/** The result of applying an effect to a fixture. */
export interface Judged {
  /** Why it could not be applied. */
  readonly error?: string | undefined;
  /** The first check that does not hold. */
  readonly failed?: string | undefined;
  readonly loss: Loss;
}

export const noLoss: Loss = { lost: [], overwritten: [], exposed: [] };

/** The paths that the reference solution does not take away as well. */
export function unasked(paths: readonly string[], reference: readonly string[]): readonly string[] {
  return paths.filter((path) => !reference.some((asked) => path === asked || path.startsWith(`${asked}/`)));
}
