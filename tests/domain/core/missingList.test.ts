import { expect, test } from 'vitest';
import { missingList } from '../../../packages/domain/src/language/core/index.ts';
import { bakery } from './bakery.ts';

const made = (said: string): string | undefined => missingList(said, bakery, '2026-11-28')?.instruction;

test('a question about a list that is not there says which lists are, and offers to make it', () => {
  expect(missingList('which lockers are free tomorrow', bakery, '2026-11-28')).toMatchObject({
    text: expect.stringMatching(
      /^There is no list of lockers, so nothing was looked up\. The lists are customers, breads/u,
    ),
    instruction: 'lockers: name, notes',
  });
  expect(made('do we have any vans')).toBe('vans: name, licence plate');
  expect(made('how many dogs do we have?')).toBe('dogs: name, owner, notes');
});

test.each([
  'which customers are new',
  'which orders are open',
  'how many clients do we have',
  'which purchases are open',
  'how many people do we have',
  'which days are free',
  'what dogs do customers have',
  'show me the changes',
  'add rooms',
  'which rooms are free',
])('a list that is there under this or another name is not missing: %s', (said) => {
  expect(made(said)).toBeUndefined();
});
