import { identifier, type SqlSession } from '../database/session.ts';
import { publicName } from '../database/definitions.ts';
import { inOrder, insertOf, reach } from './fillForm.ts';
import type { Form } from './pageUse.ts';
import type { Persona } from './people.ts';

/**
 * People as whom pages are tried. Outside of the trial on the home page, they exist only in transactions that are rolled
 * back.
 */
export type TestPerson = 'customer' | 'owner';

const people: Readonly<Record<TestPerson, { readonly id: string; readonly email: string }>> = {
  customer: { id: '00000000-0000-4000-8000-00000000000d', email: 'customer@example.invalid' },
  owner: { id: '00000000-0000-4000-8000-00000000000c', email: 'owner@example.invalid' },
};

/** Id and address of a test person. */
export function testPerson(person: TestPerson): { readonly id: string; readonly email: string } {
  return people[person];
}

/** A test person with the claims of their requests. */
export function personaOf(person: TestPerson): Persona {
  const { id, email } = people[person];
  return { person: 'personB', role: 'authenticated', id, claims: { sub: id, role: 'authenticated', email } };
}

/** Registers a test person. */
export async function addTestPerson(session: SqlSession, person: TestPerson): Promise<void> {
  const { id, email } = people[person];
  await session.query('insert into auth.users (id, email) values ($1, $2) on conflict do nothing', [
    id,
    email,
  ]);
}

/** Adds the owner to the current transaction, as staff. */
export async function addStaff(session: SqlSession): Promise<void> {
  await addTestPerson(session, 'owner');
  await session.query(
    `insert into ${publicName('staff')} (${identifier('user_id')}) values ($1) on conflict do nothing`,
    [people.owner.id],
  );
}

/** Adds the customer to the current transaction, with what they and a visitor enter in forms. */
export async function addCustomer(session: SqlSession, forms: readonly Form[]): Promise<void> {
  await addTestPerson(session, 'customer');
  const visitor: Persona = { person: 'stranger', role: 'anon', claims: { role: 'anon' } };
  for (const form of inOrder(forms)) {
    if (form.onlyChanges || form.as === 'staff') continue;
    // A form that cannot be filled in leaves its list empty.
    await reach(session, form.as === 'everybody' ? visitor : personaOf('customer'), insertOf(form));
  }
}
