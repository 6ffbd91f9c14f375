import * as z from 'zod/mini';
import { storageKeys } from '../product.ts';
import { ofShape, parsedJson } from './persistedStore.ts';
import { readVisit, writeVisit } from './storage.ts';
import { storedSession } from './supabase.ts';

const read = ofShape(z.object({ owner: z.string(), id: z.string() }), { owner: '', id: '' });
const person = (): string => storedSession()?.user.id ?? '';

/** Id of the project that this tab works on; undefined until it is known, and for another person. */
export function projectOfTab(): string | undefined {
  const { owner, id } = read(parsedJson(readVisit(storageKeys.project)));
  return id !== '' && owner === person() ? id : undefined;
}

/** Makes this tab work on a project; undefined leaves the choice to the server. */
export function workOn(id: string | undefined): void {
  if (id === projectOfTab()) return;
  const owner = person();
  writeVisit(storageKeys.project, id === undefined || owner === '' ? null : JSON.stringify({ owner, id }));
}
