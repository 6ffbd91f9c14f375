import { settingIn } from '@saywright/domain/deployment';
import * as z from 'zod/mini';
import { storageKeys } from '../product.ts';
import { ofShape, type PersistedStore } from './persistedStore.ts';
import { perUserStore } from './perUserStore.ts';
import { readText, writeText } from './storage.ts';

/** Maximum number of held drafts; the oldest is dropped. */
const most = 5;

/** Drafts for the agent that another text replaced, newest first. */
const drafts = perUserStore<readonly string[]>(
  storageKeys.heldDrafts,
  ofShape(z.readonly(z.array(z.string())), []),
  // The value of a variable is never persisted.
  (held) => held.filter((text) => settingIn(text) === undefined),
);

/** What was carried out in the trial of this browser and not undone, oldest first: the sentences, and no rows. */
const tried = perUserStore<readonly string[]>(
  storageKeys.tried,
  ofShape(z.readonly(z.array(z.string())), []),
  // As above.
  (texts) => texts.filter((text) => settingIn(text) === undefined),
);

/** The instructions of a trial, until an account keeps or discards them. Deleted at sign-out like the drafts. */
export function triedInstructions(): PersistedStore<readonly string[]> {
  return tried('');
}

/** The held drafts. Like the composer's draft they belong to this browser, and are deleted at sign-out. */
export function heldDrafts(): PersistedStore<readonly string[]> {
  return drafts('');
}

/** Texts the studio put into the composer in this visit: nobody typed them, so they need not be held. */
const offered = new Set<string>();

/** Holds a draft, unless it is blank or an unchanged offer. */
export function holdDraft(typed: string): void {
  if (typed.trim() === '' || offered.has(typed)) return;
  const others = heldDrafts()
    .store.get()
    .filter((one) => one !== typed);
  heldDrafts().keep([typed, ...others].slice(0, most));
}

/** Removes a held draft: it is back in the composer, or discarded. */
export function releaseDraft(typed: string): void {
  heldDrafts().keep(
    heldDrafts()
      .store.get()
      .filter((one) => one !== typed),
  );
}

/** Puts an instruction into the agent's composer; the replaced draft is held. */
export function offerDraft(instruction: string): void {
  const typed = readText(storageKeys.draft) ?? '';
  if (typed !== instruction) holdDraft(typed);
  offered.add(instruction);
  writeText(storageKeys.draft, instruction);
}

/** Deletes all drafts, and what was tried. */
export function forgetDrafts(): void {
  writeText(storageKeys.draft, null);
  heldDrafts().keep([]);
  triedInstructions().keep([]);
}
