import type { CorpusCase } from './case.ts';

/** Rules, columns and relations of the studio. */
export const studioStructure: readonly CorpusCase[] = [
  [
    'add a member named Ada with colour red',
    '? I cannot tell which column “with colour red” belongs to. Members has first name, birth date, invited by, status, paid, notes, total and UnitPrice: please name it, for example “with first name …”.',
  ],
  ['show the columns of blanks', '? Blanks has no columns yet.'],
  ['drop the colour column from blanks', '? Blanks has no column called colour. It has no columns yet.'],
  ['drop the colour of blanks', '? Blanks has no column called colour. It has no columns yet.'],
  ['what columns does blanks have', '? Blanks has no columns yet.'],
  ['show the order number of bookings', 'select order_number from bookings limit 50;'],
  [
    'rename the booking number to code',
    '? There is no table called booking number. The tables are rooms, bookings, members, visits, keys, posts and blanks.',
  ],
  [
    'make the booking order number required',
    '? Nothing to change: the order number of bookings must be filled in.',
  ],
  ['show bookings sorted by order number', 'select * from bookings order by order_number limit 50;'],
  ['who can see rooms', "select * from (values ('rooms_staff'), ('rooms_guests')) as rules (rule);"],
  ['who can see members', "select * from (values ('Owners can delete their members')) as rules (rule);"],
  ['who can see visits', '? Visits is not locked: anyone with your public key can read and change it.'],
  [
    'nobody can delete members',
    'alter table members enable row level security; drop policy "Owners can delete their members" on members;',
  ],
  [
    'nobody can delete rooms',
    '? Rooms has the rules rooms_staff and rooms_guests. None of their names says whether it is about who can delete. Should I remove all of them?',
  ],
  [
    'nobody can add rooms',
    '? Rooms has the rules rooms_staff and rooms_guests. None of their names says whether it is about who can add. Should I remove all of them?',
  ],
  ['nobody can add to keys', '? Nothing to change: no rule lets anyone add keys.'],
  [
    'lock rooms',
    'alter table rooms enable row level security; drop policy rooms_staff on rooms; drop policy rooms_guests on rooms;',
  ],
  ['lock keys', 'alter table keys enable row level security; drop policy "Everyone can read keys" on keys;'],
  ['lock visits', 'alter table visits enable row level security;'],
  [
    'lock blanks',
    '? Nothing to change: blanks is locked, and only you (your server) can read and change it.',
  ],
  [
    "visitors can't see rooms",
    '? Rooms has the rules rooms_staff and rooms_guests. None of their names says whether it is public. Should I remove all of them?',
  ],
  [
    "visitors can't see keys",
    '? That describes how things are, not what to change, so nothing is planned. What should change? To open it, say “make keys public”.',
  ],
  [
    "visitors can't add rooms",
    '? Rooms has the rules rooms_staff and rooms_guests. None of their names says whether it is about who can add. Should I remove all of them?',
  ],
  [
    "visitors can't delete visits",
    '? Visits is not locked: anyone with your public key can read and change it.',
  ],
  [
    'take away public access from rooms',
    '? Rooms has the rules rooms_staff and rooms_guests. None of their names says whether it is public. Should I remove all of them?',
  ],
  [
    'take away signed-in access from rooms',
    '? Rooms has the rules rooms_staff and rooms_guests. None of their names says whether it is for signed-in people. Should I remove all of them?',
  ],
  [
    'take away signed-in access from bookings',
    'alter table bookings enable row level security; drop policy "Signed-in people can read bookings" on bookings;',
  ],
  [
    'take away public access from bookings',
    'alter table bookings enable row level security; drop policy "Everyone can read bookings" on bookings;',
  ],
  [
    'remove the public policy from keys',
    'alter table keys enable row level security; drop policy "Everyone can read keys" on keys;',
  ],
  [
    'only signed-in people can read keys',
    'drop policy "Everyone can read keys" on keys; create policy "Signed-in people can read keys" on keys for select to authenticated using (true);',
  ],
  [
    'only signed-in people can read bookings',
    'drop policy "Signed-in people can read bookings" on bookings; drop policy "Everyone can read bookings" on bookings; create policy "Signed-in people can read bookings" on bookings for select to authenticated using (true);',
  ],
  ['signed-in people can read bookings', '? Nothing to change: Signed-in people can read bookings.'],
  ['everyone can read bookings', '? Nothing to change: Everyone can read bookings.'],
  ['people can only see their own visits', '? Visits does not record who owns each row. Add an owner first.'],
  [
    'people can only see their own members',
    'drop policy "Owners can delete their members" on members; create policy "Owners can read their members" on members for select to authenticated using ((select auth.uid()) = invited_by);',
  ],
  [
    'members can only see their own bookings',
    '? Bookings does not record who owns each row. Add an owner first.',
  ],
  [
    'each booking belongs to a room',
    '? Nothing to change: the room id of bookings already points to its room.',
  ],
  ['each visit belongs to a room', '? Nothing to change: the guide id of visits already points to its room.'],
  ['connect rooms with visits', '? Nothing to change: the guide id of visits already points to its room.'],
  ['connect visits with bookings', '? How do visits and bookings belong together?'],
  ['members have many visits', '? Nothing to change: the member id of visits already points to its member.'],
  [
    'keep keys for rooms',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  ['store photos for rooms', '? Can each room have one photo, or several?'],
  ['let members write reviews on rooms', '? There is no table called reviews yet. Shall I make it?'],
  ['remove the tags of room 5', 'update rooms set tags = null where id = 5;'],
  ['clear the notes of Ada', "update members set notes = null where first_name = 'Ada';"],
  ['clear the notes of member Ada', "update members set notes = null where first_name = 'Ada';"],
  [
    'clear the first name of member Ada',
    '? The first name of members must be filled in, so it cannot be emptied. What should it be instead?',
  ],
  [
    'set the first name of member "Ada" to "Bob"',
    "update members set first_name = 'Bob' where first_name = 'Ada';",
  ],
  [
    'archive all rooms',
    '? I did not understand that. Say what you want to make, add, change, delete, see or protect. For example:',
  ],
  ['close all rooms', 'update rooms set closed = true;'],
  ['reopen room 5', 'update rooms set closed = false where id = 5;'],
  [
    'rooms should be small by default',
    '? I cannot tell which column of rooms can start as small. What should new rows start with?',
  ],
  ['rooms should be closed by default', 'alter table rooms alter column closed set default true;'],
  [
    'members should be paid by default',
    '? I cannot tell which column of members can start as paid. What should new rows start with?',
  ],
  ['bookings should be pending by default', "alter table bookings alter column state set default 'pending';"],
  ['the seats of rooms should default to 4', 'alter table rooms alter column seats set default 4;'],
  [
    'the seats of rooms should default to many',
    '? The seats of rooms cannot start at “many”. What should it start at?',
  ],
  ['rooms must have seats', 'alter table rooms alter column seats set not null;'],
  ['seats must be at least 1', 'alter table rooms add check (seats >= 1);'],
  ['title must be at most 5 characters', 'alter table rooms add check (char_length(title) <= 5);'],
  ['limit seats to 5 characters', '? The seats of rooms is not text, so that rule does not fit.'],
  ['limit title to 5', '? The title of rooms is not a number, so that rule does not fit.'],
  ['no two rooms may share a title', 'alter table rooms add unique (title);'],
  [
    'no two bookings may share an order number',
    '? Nothing to change: no two rows of bookings share an order number.',
  ],
  ['change seats to text', 'alter table rooms alter column seats type text using seats::text;'],
  ['change the title of rooms to text', '? Nothing to change: the title of rooms is stored as text.'],
  [
    'change the weight of rooms to a number',
    'alter table rooms alter column weight type numeric using weight::numeric;',
  ],
  ['make title of rooms a link', '? Nothing to change: the title of rooms is stored as text.'],
  [
    'add a title to keys',
    '? What should title be in the existing rows of keys? It can stay empty there or start with a value.',
  ],
  ['add a code starting at 5 to keys', "alter table keys add column code text not null default '5';"],
  [
    'add two columns code and label to keys',
    '? What should code and label be in the existing rows of keys? They can stay empty there or start with a value.',
  ],
  [
    'what can I do',
    '? Say in plain words what you want: make a table, add rows, ask a question, or decide who may see what. For example:',
  ],
  ['show rooms where title contains sale', "select * from rooms where title ilike '%sale%' limit 50;"],
  ['show rooms like "Suite"', "select * from rooms where title ilike '%Suite%' limit 50;"],
  ['show members like Ada', "select * from members where first_name ilike '%Ada%' limit 50;"],
  ['show keys like Ada', '? Which keys do you mean by “like Ada”?'],
  ['show visits named Ada', '? Which visits do you mean by “named Ada”?'],
  ['show rooms that are open', '? Which rooms do you mean by “are open”?'],
  ['show rooms that are not closed', 'select * from rooms where not closed limit 50;'],
  ['show rooms unclosed', 'select * from rooms where not closed limit 50;'],
  [
    'how many rooms per kind',
    'select kind, count(*) as count from rooms group by kind order by count desc limit 50;',
  ],
  [
    'how many visits by member',
    'select member_id, count(*) as count from visits group by member_id order by count desc limit 50;',
  ],
  ['show the latest posts', 'select * from posts order by posted_on desc nulls last limit 50;'],
  [
    'show posts older than 3 days',
    "select * from posts where posted_on < current_date - interval '3 days' limit 50;",
  ],
  ['set the place of all visits to Paris', "update visits set place = 'Paris';"],
  ['show rooms whose tags is not red', "select * from rooms where not (tags @> array['red']) limit 50;"],
  ['show Small rooms', '? Which rooms do you mean by “Small”?'],
  ['what is the total of Ada', "select total from members where first_name = 'Ada' limit 50;"],
  ['people can only see their own posts', '? Posts does not record who owns each row. Add an owner first.'],
  ['show the posts whose body is x', "select * from posts where body = 'x' limit 50;"],
];
