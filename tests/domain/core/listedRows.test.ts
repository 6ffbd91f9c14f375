import { readRowList } from '@saywright/domain/core';
import { readInstruction } from '@saywright/domain/read';
import { writePlan } from '@saywright/domain/write';
import { expect, test } from 'vitest';
import { tailor, today } from './tailor.ts';

const context = { lexicon: tailor, today };

/** The rows that a sentence adds as SQL, or its question with what it offers. */
function rowsOf(said: string): string {
  const read = readRowList(said, context)?.reading;
  if (read?.kind === 'question') return `? ${read.choices.map(({ instruction }) => instruction).join(' | ')}`;
  const part = read?.kind === 'parts' ? read.parts[0] : undefined;
  if (part?.service !== 'database' || !('changes' in part)) return '-';
  const plan = writePlan(part.changes, tailor);
  return plan.ok
    ? plan.value.plan.sql
        .replaceAll(/\s+/gu, ' ')
        .replace(/^insert into /u, '')
        .replace(/;\s*$/u, '')
    : 'unwritten';
}

test.each([
  [
    'add services: New zipper 15, Take in dress 25, Shorten curtain 18',
    "services (name, price) values ('New zipper', 15), ('Take in dress', 25), ('Shorten curtain', 18)",
  ],
  ['add Shorten curtain with price 18 to services', "services (name, price) values ('Shorten curtain', 18)"],
  [
    'My services are: shorten trousers 12 euro, take in dress 25 euro',
    "services (name, price) values ('shorten trousers', 12), ('take in dress', 25)",
  ],
  ['add service shorten trousers 12 euro', "services (name, price) values ('shorten trousers', 12)"],
  ['put in services: Take in dress, 25 euro', "services (name, price) values ('Take in dress', 25)"],
  [
    'add customer: Fatima Haddad, 0176 5554321, waist 78',
    "customers (name, telephone, measurements) values ('Fatima Haddad', '0176 5554321', 'waist 78')",
  ],
  [
    'add customer Fatima Haddad telefon 0176 5554321, waist 78',
    "customers (name, telephone, measurements) values ('Fatima Haddad', '0176 5554321', 'waist 78')",
  ],
  [
    'please add Tom Braun with telephone 0151 23456789 to customers',
    "customers (name, telephone) values ('Tom Braun', '0151 23456789')",
  ],
  ['insert customer Ali Can 0176 1234567', "customers (name, telephone) values ('Ali Can', '0176 1234567')"],
  [
    'Add Otto Lange, 0160 123 4567, hip 102, leg 80 to customers',
    "customers (name, telephone, measurements) values ('Otto Lange', '0160 123 4567', 'hip 102, leg 80')",
  ],
  ['add service: patch a hole for 8 euros', "services (name, price) values ('patch a hole', 8)"],
  [
    'add to services: ironing a shirt 4,50 and washing 6',
    "services (name, price) values ('ironing a shirt', 4.5), ('washing', 6)",
  ],
  [
    'put these services in: hem dress 14 eur, repair pocket 6 eur',
    "services (name, price) values ('hem dress', 14), ('repair pocket', 6)",
  ],
  ['new service zip repair costs 9', "services (name, price) values ('zip repair', 9)"],
  [
    'add customers: Eva Lind 0176 1112223, Tom Hart 0176 4445556',
    "customers (name, telephone) values ('Eva Lind', '0176 1112223'), ('Tom Hart', '0176 4445556')",
  ],
  [
    'add service curtain hem 7 euro and note fragile',
    "services (name, description, price) values ('curtain hem', 'note fragile', 7)",
  ],
  [
    'add job for Maria Lopez: shorten trousers, 12 euro, ready on 30 november, not paid',
    "jobs (customer_id, description, price, ready_on_day, paid) values ((select id from customers where name = 'Maria Lopez'), 'shorten trousers', 12, '2026-11-30', false)",
  ],
])('%s', (said, expected) => {
  expect(rowsOf(said)).toBe(expected);
});

test.each([
  'add a note to customers',
  'add phone and email to customers',
  'add rating 1 to 5 to services',
  'add address line 1 and address line 2 to customers',
  'add an optional discount with default 10 to services',
  'add customer Eva Lind',
  'show services under 20 euro',
  'increase the price of all services by 12 euro',
])('is about no row with values: %s', (said) => {
  expect(rowsOf(said)).toBe('-');
});

test('a value without a place is asked about, and the clear ones are offered', () => {
  const lexicon = {
    tables: tailor.tables.map((table) => ({
      ...table,
      columns: table.columns.filter(({ name }) => name !== 'measurements'),
    })),
  };
  const read = readRowList('add customer: Fatima Haddad, 0176 5554321, 78', { lexicon, today })?.reading;
  expect(read).toMatchObject({
    kind: 'question',
    text: expect.stringContaining('“78”'),
    choices: [{ instruction: 'Add customer: name "Fatima Haddad", telephone "0176 5554321"' }],
  });
});

test('a value in the only column that was left is no sure reading', () => {
  expect(readRowList('add customer: Eva Lind, 0176 5554321', context)?.isSure).toBe(true);
  expect(readRowList('add customer: Eva Lind, 0176 5554321, waist 78', context)?.isSure).toBe(false);
});

test('the list of rows comes before any other reading', () => {
  const [first] = readInstruction('add Shorten curtain with price 18 to services', context);
  expect(first).toMatchObject({ rules: 'database', isAgreed: true, isWhole: true });
  expect(first?.reading).toMatchObject({ kind: 'parts', parts: [{ changes: [{ do: 'insert' }] }] });
});
