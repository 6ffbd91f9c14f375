/** A holder of a slot, closed when another one needs the slot, unless it is in use. */
export interface SlotHolder {
  /** Closes the holder; resolves once its memory is free. */
  close(): Promise<void>;
}

interface Entry {
  users: number;
  /** Resolves once this holder has a slot; undefined while it has none and asks for none. */
  slot: Promise<void> | undefined;
  usedAt: number;
}

/** A limited number of slots with eviction of the least recently used idle holder. */
export interface Slots {
  /** Runs work while the holder has a slot, waiting for one where all are in use. Rejects when too many wait. */
  readonly hold: <Value>(holder: SlotHolder, work: () => Promise<Value>) => Promise<Value>;
  /** Closes an idle holder and frees its slot. */
  readonly release: (holder: SlotHolder) => Promise<void>;
}

export function slots(limit: number, mostWaiting: number, tooMany: () => Error): Slots {
  const entries = new Map<SlotHolder, Entry>();
  const waiting: (() => void)[] = [];
  let taken = 0;
  let uses = 0;

  function passOn(): void {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  }

  function leastRecent(): SlotHolder | undefined {
    const idle = [...entries].filter(([, { users, slot }]) => users === 0 && slot !== undefined);
    return idle.toSorted(([, a], [, b]) => a.usedAt - b.usedAt)[0]?.[0];
  }

  async function take(): Promise<void> {
    if (taken < limit) {
      taken += 1;
      return;
    }
    const idle = leastRecent();
    if (idle) {
      entries.delete(idle);
      // Its slot is free either way.
      await idle.close().catch(() => {});
      return;
    }
    if (waiting.length >= mostWaiting) throw tooMany();
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  }

  async function release(holder: SlotHolder): Promise<void> {
    const entry = entries.get(holder);
    if (!entry?.slot || entry.users > 0) return;
    entries.delete(holder);
    await holder.close().finally(passOn);
  }

  return {
    hold: async (holder, work) => {
      const entry = entries.get(holder) ?? { users: 0, slot: undefined, usedAt: 0 };
      entries.set(holder, entry);
      entry.users += 1;
      const slot = (entry.slot ??= take());
      try {
        await slot;
      } catch (error) {
        if (entry.slot === slot) entry.slot = undefined;
        entry.users -= 1;
        if (entry.users === 0 && entry.slot === undefined) entries.delete(holder);
        throw error;
      }
      try {
        return await work();
      } finally {
        entry.users -= 1;
        uses += 1;
        entry.usedAt = uses;
        // The caller need not wait for the closing.
        if (waiting.length > 0) void release(holder).catch(() => {});
      }
    },
    release,
  };
}
