import * as z from 'zod/mini';
import { storageKeys } from '../product.ts';
import { ofShape, parsedJson } from './persistedStore.ts';
import { readText, writeText } from './storage.ts';

const shape = z.object({
  /** By session: the server's version, and the last message that it has. */
  known: z.record(z.string(), z.object({ updatedAt: z.string(), last: z.string() })),
  /** Deleted here, not yet on the server. */
  deleted: z.array(z.string()),
});

/** What this browser and the server had in common last. */
export type SyncState = z.infer<typeof shape>;

const read = ofShape<SyncState>(shape, { known: {}, deleted: [] });
const keyOf = (owner: string): string => `${storageKeys.syncedChats}:${owner}`;

export function syncState(owner: string): SyncState {
  return read(parsedJson(readText(keyOf(owner))));
}

export function changeSyncState(owner: string, change: (state: SyncState) => SyncState): void {
  writeText(keyOf(owner), JSON.stringify(change(syncState(owner))));
}

/** Notes a deletion, which reaches the server with the next synchronisation. */
export function noteDeleted(owner: string, id: string): void {
  changeSyncState(owner, ({ known, deleted }) => ({ known, deleted: [...new Set([...deleted, id])] }));
}

/** Forgets a session, whose deletion has reached the server or was undone: what this browser has is sent again. */
export function forget(owner: string, id: string): void {
  changeSyncState(owner, ({ known, deleted }) => ({
    known: Object.fromEntries(Object.entries(known).filter(([other]) => other !== id)),
    deleted: deleted.filter((other) => other !== id),
  }));
}
