import { settingIn } from '@saywright/domain/deployment';
import type { OperationView } from '@saywright/engine/protocol';
import * as z from 'zod/mini';
import { storageKeys } from '../product.ts';
import { ofShape, type PersistedStore } from './persistedStore.ts';
import { perUserStore } from './perUserStore.ts';

/** Most instructions of a trial that are kept. */
const most = 20;

const instructions = perUserStore<readonly string[]>(
  storageKeys.tried,
  ofShape(z.readonly(z.array(z.string())), []),
);

/** What was carried out in the trial of this browser and not undone, oldest first: the sentences, and no rows. */
export function triedInstructions(): PersistedStore<readonly string[]> {
  return instructions('');
}

/** Keeps what the operations of a trial have left; an earlier trial is forgotten once this one has begun. */
export function keepTried(operations: readonly OperationView[]): void {
  const left = operations.filter(({ state, undoOf }) => state === 'executed' && undoOf === null);
  // The value of a variable is never persisted.
  const texts = left.map(({ instruction }) => instruction).filter((text) => settingIn(text) === undefined);
  triedInstructions().keep(texts.slice(0, most));
}

/** Deletes them. */
export function forgetTried(): void {
  triedInstructions().keep([]);
}
