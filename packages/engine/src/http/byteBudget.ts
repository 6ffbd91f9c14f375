/** A number of bytes that requests together may hold in memory. */
export interface ByteBudget {
  /** Takes bytes for somebody; returns how to give them back, or undefined where too many are taken. */
  take(who: string, bytes: number): (() => void) | undefined;
}

export function byteBudget(most: number, mostForOne: number): ByteBudget {
  const taken = new Map<string, number>();
  const of = (who: string): number => taken.get(who) ?? 0;
  return {
    take(who, bytes) {
      const total = [...taken.values()].reduce((sum, count) => sum + count, 0);
      if (total + bytes > most || of(who) + bytes > mostForOne) return undefined;
      taken.set(who, of(who) + bytes);
      return () => {
        if (of(who) === bytes) taken.delete(who);
        else taken.set(who, of(who) - bytes);
      };
    },
  };
}
