import type { RowChanges } from '@saywright/domain/write';
import type { Person } from '../projectApi/people.ts';
import type { ProjectRow } from '../store/store.ts';
import { refuse, type Planned } from './serviceDriver.ts';

/** Edits of rows about people with an account that a sentence asks for, or why there are none; undefined for any other. */
export type PeopleSentences = (
  project: ProjectRow,
  instruction: string,
) => Promise<RowChanges | Extract<Planned, { readonly kind: 'answer' }> | undefined>;

/** An address in a pattern of words, in the group `email`. */
export const emailPattern = String.raw`(?<email>[^\s@]+@[^\s@]+\.[^\s@]+?)`;

/** The person whose account has an address. */
export function personCalled(people: readonly Person[], email: string): Person | undefined {
  return people.find((one) => one.email.toLowerCase() === email.toLowerCase());
}

/** The refusal where nobody has an account with an address, with what to do. */
export function nobodyCalled(email: string, then: string): Extract<Planned, { readonly kind: 'answer' }> {
  return refuse(
    `Nobody with the address ${email} has an account in your app yet. ${then} Nothing was planned.`,
  );
}
