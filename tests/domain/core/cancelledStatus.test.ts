import { readRowList } from '@saywright/domain/core';
import type { Lexicon, LexiconColumn } from '@saywright/domain/planner';
import { expect, test } from 'vitest';
import { column, table } from '../../support/lexicon.ts';
import { sqlOf } from './sqlOf.ts';

/** The stays of a kennel, which say in a column that they are cancelled. */
const kennel = (state: LexiconColumn): Lexicon => ({
  tables: [
    table('dogs', column('name', 'text', { values: ['Rocket', 'Duchess'] })),
    table(
      'stays',
      column('dog_id', 'uuid', { references: 'dogs' }),
      column('arrives', 'date'),
      column('leaves', 'date'),
      state,
    ),
  ],
});
const chosen = column('status', 'text', { allowedValues: ['booked', 'gone', 'cancelled'] });

const planned = (said: string, lexicon: Lexicon): string =>
  sqlOf(readRowList(said, { lexicon, today: '2026-11-30' })?.reading, lexicon);

test('what is cancelled is marked so, where a column says it, and what is over stays as it was', () => {
  expect(planned('cancel the stay of Rocket', kennel(chosen))).toMatch(
    /^update stays set status = 'cancelled' where dog_id in .*'Rocket'\) and arrives >= current_date and .*status = 'cancelled'/u,
  );
  const answered = column('cancelled', 'boolean', { nullable: false, hasDefault: true });
  expect(planned("cancel Duchess's stay", kennel(answered))).toMatch(
    /^update stays set cancelled = true where dog_id in .*'Duchess'\) and arrives >= current_date/u,
  );
});

test('a day that is named says which', () => {
  const sql = planned('cancel the stay of Rocket that arrives tomorrow', kennel(chosen));
  expect(sql).not.toContain('>= current_date');
});

test('a status that is never cancelled is left to other rules', () => {
  const open = column('status', 'text', { allowedValues: ['booked', 'gone'] });
  expect(planned('cancel the stay of Rocket', kennel(open))).toBe('-');
});
