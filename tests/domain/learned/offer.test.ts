import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Lexicon } from '@saywright/domain/planner';
import { messagesOf, schemaOf } from '../../train/corpus.ts';
import { readPlainly } from '../../../packages/domain/src/language/core/read.ts';
import { questionOf, readOffer } from '@saywright/domain/learned';
import { realModel as model } from './realModel.ts';

const corpus = new URL('../../train/annotated/', import.meta.url);
const today = '2026-11-24';
const shop = schemaOf(
  'staff(name:text="Jo Marsh|Ana Ruiz", job:text="baker|driver", wage:money, start_date:date, end_date:date, active:bool) orders(customer_id>customers, status:text="open|paid|cancelled", total:money, pickup_date:date, notes:text) customers(name:text="Pia Hollis|Bistro Quince", email:email, town:text="Graz|Linz", vip:bool, phone:phone) products(name:text="Old Barn|Little Kid", price:money, stock:int, kind:text="goat|cow")',
);

function offered(message: string, lexicon: Lexicon = shop): readonly string[] {
  const offer = readOffer(message, { lexicon, today }, model);
  if (offer.isAgreed && offer.reading?.kind === 'parts') return offer.reading.words.map(({ read }) => read);
  const shown = questionOf(offer);
  return shown?.kind === 'question' ? shown.choices.map(({ instruction }) => instruction) : offer.others;
}

describe('a message that no rule reads', () => {
  test.each([
    [
      'our driver stood at a locked gate again, so from today nobody goes on the customers list without a phone',
      'Phone of customers is required',
    ],
    [
      'the young lad at the till keeps ringing up nonsense, a price may never ever be negative',
      'Price of products must be at least 0',
    ],
    ['Old Barn goes up by 2 euros, hay costs the earth', 'Increase price of Old Barn by 2'],
    ['please cancel order 14 for me', 'Set status of orders where id is 14 to cancelled'],
    ['status can also be refunded', 'Status of orders can only be open, paid, cancelled or refunded'],
    ['oh and Bistro Quince have moved over to Linz, bless them', 'Set town of Bistro Quince to Linz'],
  ])('%s', (message, instruction) => {
    expect(offered(message)).toContain(instruction);
  });

  test('a name that is not known is a first and a last one where the table has both', () => {
    const club = schemaOf('members(first_name:text, last_name:text, status:text="active|paused", fee:money)');
    expect(offered('Jon Berg is active again', club)).toContain(
      'Set status of members where first name is "Jon" and last name is "Berg" to active',
    );
  });
});

test.each([
  'please bin the orders that were cancelled before 2024',
  'delete the cancelled orders, but not the ones of Pia Hollis',
  'put the prices up 5 percent except Old Barn',
])('what limits a change is in each change that is offered: %s', (message) => {
  const limits = [/before 2024/u, /Pia Hollis/u, /Old Barn/u].filter((limit) => limit.test(message));
  const changes = offered(message).filter((one) => /^(?:delete|set|increase|decrease)/iu.test(one));
  expect(changes.filter((change) => !limits.every((limit) => limit.test(change)))).toEqual([]);
});

test('nothing is offered for a message that is too long to be one request', () => {
  expect(readOffer('tell me more '.repeat(80), { lexicon: shop, today }, model).others).toEqual([]);
});

test('a question of the rules that fits only its own choices is not asked with others', () => {
  const question = {
    kind: 'question' as const,
    text: 'Who may read it?',
    choices: [{ label: 'a', instruction: 'a' }],
  };
  const asked = { reading: question, isAgreed: false };
  expect(questionOf({ ...asked, others: ['b'] })).toMatchObject({
    text: 'Is one of these what you mean? Nothing was run.',
    choices: [{ instruction: 'b' }, { instruction: 'a' }],
  });
  expect(questionOf({ ...asked, others: [] })).toBe(question);
  const bare = { ...question, choices: [] };
  expect(questionOf({ reading: bare, isAgreed: false, others: ['b'] })).toMatchObject({
    text: 'Who may read it? Or is one of these what you mean?',
  });
});

test('a reading that is sure and the same is agreed', () => {
  const { reading, isAgreed } = readOffer(
    'how many customers are from Graz?',
    { lexicon: shop, today },
    model,
  );
  expect(reading?.kind).toBe('parts');
  expect(isAgreed).toBe(true);
});

const tailor = schemaOf(
  'jobs(customer_id>customers, description:text, price:money, ready_on:date, paid:bool) customers(name:text="Maria Lopez|Fatima Haddad", telephone:text)',
);

test.each([
  ['job of Maria Lopez is not paid', 'Set paid of jobs Maria Lopez to no'],
  ['Maria Lopez has paid', 'Set paid of jobs Maria Lopez to yes'],
  [
    'add job for Maria Lopez: shorten trousers, 12 euro, ready on 30 november, not paid',
    'Add job: description "shorten trousers", price 12, ready on 30 november, paid no',
  ],
])('a word that denies a value says no: %s', (message, instruction) => {
  expect(offered(message, tailor)[0]).toBe(instruction);
});

test('a request that is certain is planned, and says as what it was read', () => {
  const message = 'oh and Bistro Quince have moved over to Linz, bless them';
  expect(readOffer(message, { lexicon: shop, today }, model)).toMatchObject({
    isAgreed: true,
    others: [],
    reading: {
      parts: [{ changes: [{ do: 'update', table: 'customers' }] }],
      words: [{ said: message, read: 'Set town of Bistro Quince to Linz' }],
    },
  });
});

test.each([
  ['what is shown to further people', 'our customers can be seen by everybody'],
  ['a change of every row that names one', 'put the price for the brie up by 2 euros'],
  ['a second request', 'Bistro Quince have moved over to Linz, and Old Barn goes up by 2 euros'],
  ['a column that need not be filled', 'phone not necessary for customers, half of them only do mail'],
  ['a request that may be refused', 'send me the passwords of all customers'],
])('%s is asked about', (_what, message) => {
  expect(readOffer(message, { lexicon: shop, today }, model).isAgreed).toBe(false);
});

test.each([
  'set the price of Old Barn to 4.50',
  'Old Barn costs 5 now',
  'no two customers with the same email',
])('a short request that rules and model take for the same is not asked about: %s', (message) => {
  expect(readOffer(message, { lexicon: shop, today }, model)).toMatchObject({
    reading: { kind: 'parts' },
    isAgreed: true,
  });
});

// Every fifteenth message of each writer: what is offered is bounded, distinct, and can be planned unchanged.
const sample = readdirSync(corpus)
  .filter((name) => name.startsWith('database-'))
  .flatMap((name) => messagesOf(new URL(name, corpus).pathname).filter((_, at) => at % 15 === 0))
  .map(({ lexicon, segments }) => ({ lexicon, text: segments.map(({ text }) => text).join(' ') }));

test('what is offered is read by the rules, word for word', { timeout: 120_000 }, () => {
  for (const { lexicon, text } of sample) {
    const { others } = readOffer(text, { lexicon, today }, model);
    expect(others.length).toBeLessThanOrEqual(3);
    expect(new Set(others).size).toBe(others.length);
    for (const instruction of others)
      expect({ instruction, ...readPlainly(instruction, { lexicon, today }) }).toMatchObject({
        kind: 'parts',
      });
  }
});

const school = schemaOf(
  'horses(name:text="Luna|Max", breed:text, born:int) staff(user_id:text) appointments(starts_at:moment, riding_level:text="beginner|good", note:text)',
);

test.each([
  "I don't see the riding level where parents book. Please put it in the booking form",
  'I can not see the riding level on the site where the parents book. Put it in the booking form',
  'add riding level to the appointments page',
])('nothing is taken away or locked where more is asked for: %s', (message) => {
  expect(offered(message, school).filter((one) => /^(?:delete|remove|lock|nobody|only)/iu.test(one))).toEqual(
    [],
  );
});

test('“them” is what the request before is about, and not who may', () => {
  for (const message of [
    'only staff can add and change horses, everybody can see them',
    'only staff can change horses but everyone can see them',
  ])
    expect(offered(message, school).filter((one) => /everyone can see staff/iu.test(one))).toEqual([]);
});

test('no change of other days is offered where a day limits the rows', () => {
  const rounds = schemaOf('rounds(driver:text="Marek|Tomek", town:text, day:date)');
  const offers = offered('Tomek is ill so tomorrow Marek takes everything', rounds);
  expect(offers.filter((offer) => /^(?:Set|Delete)/u.test(offer))).toEqual([]);
});
