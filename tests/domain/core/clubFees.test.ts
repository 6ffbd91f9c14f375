import { readRowList } from '@saywright/domain/core';
import type { Lexicon } from '@saywright/domain/planner';
import { expect, test } from 'vitest';
import { column, table } from '../../support/lexicon.ts';
import { sqlOf } from './sqlOf.ts';

/** The members of a club with their fees, of which each is for a year. */
const club: Lexicon = {
  tables: [
    table(
      'members',
      column('name', 'text', { values: ['Susan Baker', 'Marek Duda'] }),
      column('phone', 'text'),
      column('category', 'text', { allowedValues: ['senior', 'junior', 'pensioner'] }),
    ),
    table(
      'fees',
      column('member_id', 'uuid', { references: 'members' }),
      column('year', 'integer'),
      column('amount', 'numeric(12,2)'),
      column('paid', 'boolean', { nullable: false, hasDefault: true }),
    ),
  ],
};
const susan = "(select id from members where name = 'Susan Baker')";

function planned(said: string): string {
  const read = readRowList(said, { lexicon: club, today: '2026-11-30' });
  return `${read?.isSure === false ? 'offered: ' : ''}${sqlOf(read?.reading, club)}`;
}

test.each([
  [
    'Add members: Ana Silva senior, Bo Ek junior and Cy Orr (pensioner)',
    "insert into members (name, category) values ('Ana Silva', 'senior'), ('Bo Ek', 'junior'), ('Cy Orr', 'pensioner')",
  ],
  [
    'new member Ann Lee, senior, 07700 900321',
    "insert into members (name, phone, category) values ('Ann Lee', '07700 900321', 'senior')",
  ],
  [
    'new member Hill senior, category junior',
    "insert into members (name, category) values ('Hill senior', 'junior')",
  ],
  [
    'add fee: Susan Baker, 2026, 240, paid',
    `insert into fees (member_id, year, amount, paid) values (${susan}, 2026, 240, true)`,
  ],
  [
    'Susan Baker paid 240 for 2026',
    `offered: insert into fees (member_id, year, amount, paid) values (${susan}, 2026, 240, true)`,
  ],
  ['Susan paid 240', `offered: insert into fees (member_id, amount, paid) values (${susan}, 240, true)`],
  [
    'change the fee of Susan Baker to 250',
    "update fees set amount = 250 where member_id in (select members.id from members where members.name = 'Susan Baker')",
  ],
  ['change the phone of Susan Baker to 250', '-'],
])('%s', (said, sql) => {
  expect(planned(said)).toBe(sql);
});
