import { describe, expect, it } from 'vitest';
import { shop } from './access.lexicon.ts';
import { reading } from './access.support.ts';

const cases: readonly (readonly [string, string])[] = [
  ['Only staff may change sales', 'sales same-actions: signed-in change profiles(id = me & role = staff)'],
  [
    'Nobody but staff may change sales',
    'sales same-actions: signed-in change profiles(id = me & role = staff)',
  ],
  ['Everyone may look at the events, nobody may change them.', 'events same-actions: everyone read all'],
  [
    'Published events are for everyone, drafts just for the host',
    'events same-actions: everyone read published; signed-in read host = me & not published',
  ],
  [
    'Events: staff read all, add and change, visitors only the published ones',
    'events same-actions: signed-in read profiles(id = me & role = staff); signed-in add+change profiles(id = me & role = staff); everyone read published',
  ],
  [
    'Only staff and the owner can see sales',
    'sales same-actions: signed-in read profiles(id = me & role = staff); signed-in read profiles(id = me & role = owner)',
  ],
  [
    'Only staff and the owner may see sales, customers can see all our takings at the moment!!! fix asap',
    'sales same-actions: signed-in read profiles(id = me & role = staff); signed-in read profiles(id = me & role = owner)',
  ],
  [
    'Owner may do anything with sales, staff may only look',
    'sales same-actions: signed-in read+add+change+delete profiles(id = me & role = owner); signed-in read profiles(id = me & role = staff)',
  ],
  [
    'Why can a customer see my sales?! Owner only.',
    'sales same-actions: signed-in read profiles(id = me & role = owner)',
  ],
  [
    "Members may see their own payments, nobody else's",
    'payments same-actions: signed-in read members(id = member_id & user_id = me)',
  ],
  ['Members may see payments', '? May members do this with all rows of payments, or only with their own?'],
  [
    'Each member can see and change his own row in members, no other one',
    'members same-actions: signed-in read+change user_id = me',
  ],
  [
    'Members can fix their own email',
    'members none: signed-in change user_id = me only email; signed-in read user_id = me',
  ],
  [
    'Parents can report the absence of their own child. Not others.',
    'absences same-actions: signed-in add guardians(child_id = child_id & user_id = me)',
  ],
  [
    'At the moment every parent sees every child! This must be only the own children. Staff still all.',
    'children same-actions: signed-in read guardians(child_id = id & user_id = me); signed-in read profiles(id = me & role = staff)',
  ],
  ['Nobody without login should see the members, logged in ok', 'members same-actions: signed-in read all'],
  ['Close the members for all who are not logged in', 'members same-actions: signed-in read all'],
  ['Lock payments', 'payments all: locked'],
  [
    'Turn on protection for everything',
    'events none: locked | reviews none: locked | members none: locked | payments none: locked | children none: locked | guardians none: locked | absences none: locked | coaches none: locked | groups none: locked',
  ],
  ['Only the server may read payments.', 'payments all: locked'],
  [
    'Visitors may read the approved reviews. A signed-in person may write a review under their own name, but it must never arrive approved',
    'reviews none: everyone read approved; signed-in add user_id = me & not approved',
  ],
  [
    'A signed-in person can change their own review but not the approved tick',
    'reviews none: signed-in change user_id = me only body; everyone read all',
  ],
  ['The author can delete his own review', 'reviews none: signed-in delete user_id = me; everyone read all'],
  [
    'Let people edit their own profile but they must not make themselves staff',
    'profiles none: signed-in change id = me only full_name,phone',
  ],
  [
    'Payments: read and change only by tobias@club.example, nobody else.',
    'payments same-actions: signed-in read+change my-email = tobias@club.example',
  ],
  [
    'Coaches may read the row of themselves. They are recognised by their e-mail.',
    'coaches none: signed-in read email = my-email',
  ],
  [
    'Signed-in people can read groups and events, but nobody can delete',
    'groups same-actions: signed-in read all | events same-actions: signed-in read all',
  ],
  [
    'Everyone can read the members',
    '? Everyone on the internet could read email of members, without signing in. Who should it be instead?',
  ],
  [
    'Everybody may see the children',
    '? Everyone on the internet could read allergies of children, without signing in. Who should it be instead?',
  ],
  [
    'Everyone may change the books',
    '? Everyone on the internet could change books, without signing in. Who should it be instead?',
  ],
  ['Anybody can read our members right now.', '? Who should be able to read members from now on?'],
  ['Anybody can read our members right now. Close them.', 'members all: locked'],
  ['Who can see the members?', '–'],
  ['Visitors should not see the reviews', 'reviews same-actions: signed-in read all'],
  [
    'Visitors should not see the books',
    '? books has rules already. May all signed-in people read every row of it?',
  ],
  ['Nobody may delete books', '? The rules of these tables say so already.'],
  [
    'Nobody may delete events',
    '? events has no rules yet, so everybody can do everything with it. Who may read it from now on?',
  ],
  [
    'Everyone can read events, nobody can see events',
    '? What you said about events contradicts itself. Who may do what?',
  ],
  ['Everyone may see books except the sold ones', '–'],
  ['Everyone may see events, but not the drafts', 'events none: everyone read published'],
  [
    'Customers may read profiles',
    '? May profiles do this with all rows of profiles, or only with their own?',
  ],
  [
    'Staff may read profiles',
    '? Who may read profiles is looked up in profiles itself, so nobody could. May all signed-in people read it?',
  ],
  [
    'Staff may add and change books. (role staff or owner in profiles.) not delete',
    'books same-actions: signed-in add+change profiles(id = me & role = staff); signed-in add+change profiles(id = me & role = owner)',
  ],
  ['I may see sales', '? Who may use sales: everyone, all signed-in people, or some of them?'],
  ['People may read events', '? Who may use events: everyone, all signed-in people, or some of them?'],
  ['Groups: signed in or not, everybody can look', 'groups none: everyone read all'],
  ['Members can read the groups, but only logged in', 'groups none: signed-in read members(user_id = me)'],
  [
    'Staff may add events, but not delete',
    'events same-actions: signed-in add profiles(id = me & role = staff); everyone read all',
  ],
  ['Only members can add reviews', '? May members do this with all rows of reviews, or only with their own?'],
  [
    'Members may read the price of books',
    '? Rules are about whole rows of books. May price be seen with the rest of the row?',
  ],
  ['Touch the groups, members, no.', '–'],
  ['Anyone can see groups, sometimes', '–'],
];

describe('rules about who may see and change rows', () => {
  it.each(cases)('%s', (instruction, expected) => {
    expect(reading(instruction, shop)).toBe(expected);
  });
});
