import { describe, expect, it } from 'vitest';
import { readDatabase } from '../../../packages/domain/src/language/core/index.ts';
import { reading, workshop } from './workshop.ts';

function offered(sentence: string): readonly string[] {
  const read = readDatabase(sentence, { lexicon: workshop, today: '2026-11-23' });
  return read?.kind === 'question' ? read.choices.map(({ instruction }) => instruction) : [];
}

describe('a request for a rule among other words', () => {
  const cases: readonly (readonly [string, string])[] = [
    [
      'a bike can never have a negative price, giving one away is fine by me',
      'Price of bikes must be at least 0',
    ],
    ['gears: nobody builds them under 3, trust me on that', 'Gears of bikes must be at least 3'],
    [
      'my staff keep forgetting the mechanic on repairs, it drives me up the wall',
      'Mechanic of repairs is required',
    ],
    ['we had two customers with the same email last week, horrible', 'Email of customers must be unique'],
    ['the phone of customers may be left empty for all I care about it', 'Phone of customers is optional'],
    [
      'ready on can hardly come sooner than begun on, so stop repairs where ready on is earlier than begun on',
      'In repairs the ready on cannot be before the begun on',
    ],
    [
      'nearly always it is 8 people in the van, so seats of rides should say 8 whenever I leave it',
      'Seats of rides default 8',
    ],
    [
      'would it be thinkable that the town column of customers be called city instead? all of us say city',
      'Rename town in customers to city',
    ],
    [
      'birthdays matter to us, for which the customers need a birthday field (none there yet)',
      'Add birthday to customers',
    ],
    [
      "i'd love a yes/no on customers for whether they pay by invoice, no being the normal case",
      'Add "pay by invoice" yes/no to customers. Default no.',
    ],
  ];
  it.each(cases)('offers for %s', (sentence, instruction) => {
    expect(offered(sentence)).toContain(instruction);
  });

  it.each(cases)('offers for %s only what can be planned', (sentence) => {
    const plans = offered(sentence).map((instruction) => reading(instruction));
    expect(plans.every((plan) => plan !== undefined && !plan.includes('question'))).toBe(true);
  });

  it('says which words it did not use', () => {
    const read = readDatabase('gears: nobody builds them under 3, trust me on that', {
      lexicon: workshop,
      today: '2026-11-23',
    });
    expect(read?.kind === 'question' && read.text).toContain('“trust me on that”');
  });

  it.each(['throw the lot away, price and all of it', 'everybody may see the phone of anyone, who cares'])(
    'offers nothing that removes or opens for %s',
    (sentence) => {
      expect(offered(sentence).join(' ')).not.toMatch(/delete|remove|everyone/u);
    },
  );
});

describe('an instruction with what it only tells', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['delete the town column from customers, the auditor was here', 'delete the town column from customers'],
    [
      'Good news, my sister came back! Delete the town column from customers',
      'delete the town column from customers',
    ],
    ['each repair should say which bike it is for, thanks', 'each repair should say which bike it is for'],
  ];
  it.each(cases)('reads %s as without it', (sentence, plain) => {
    expect(reading(sentence)).toEqual(reading(plain));
  });

  it.each([
    [
      'when I delete a bike, the repairs of it should be deleted automatically also',
      'change-on-delete repairs bike_id delete',
    ],
    ['every bike should show whose customer it is', 'add-reference bikes customer_id customers refuse'],
  ])('reads %s in plain words', (sentence, read) => {
    expect(reading(sentence)).toEqual([read]);
  });

  it.each([
    'delete the town column from customers, only the empty ones are bad',
    'delete the town column from customers, unless my sister is against it',
    'set price of bikes to 3, the others are fine as they were before',
  ])('keeps a limit: %s', (sentence) => {
    expect((reading(sentence) ?? ['question']).join(' ')).not.toMatch(/drop-columns|update/u);
  });
});
