import type { Lexicon } from '@saywright/domain/planner';
import { describe, expect, test } from 'vitest';
import { column, link, named, table } from '../../support/lexicon.ts';
import { askedOf, rowsOf } from './sqlOf.ts';

const tools = table('tools', named('Step ladder', 'Extension ladder', 'Orbital sander'));
const members = table('members', named('Tina Marsh', 'Luis Ferreira'), column('joined_on', 'date'));
const library: Lexicon = {
  tables: [
    tools,
    members,
    table(
      'borrowings',
      link('tool_id', 'tools'),
      link('member_id', 'members'),
      column('took_on', 'date'),
      column('due_date', 'date'),
      column('return_date', 'date'),
    ),
  ],
};
/** Loans that only say whether something is back, of nobody in a list. */
const shelf: Lexicon = {
  tables: [
    table('records', named('Blue Train', 'Kind of Blue')),
    table('loans', link('record_id', 'records'), column('friend'), column('returned', 'boolean')),
  ],
};
const costumes: Lexicon = {
  tables: [...library.tables, ...shelf.tables],
};
const out = 'return_date is null';
const of = (list: string, name: string): string =>
  `(select ${list}.id from ${list} where ${list}.name = '${name}')`;

describe('what somebody has and has not brought back', () => {
  test.each([
    ['whats out right now', library, `select * from borrowings where ${out} limit 50`],
    ['which tools are still out?', library, `select * from borrowings where ${out} limit 50`],
    [
      "who's got the sander",
      library,
      `select * from borrowings where tool_id in ${of('tools', 'Orbital sander')} and ${out} limit 50`,
    ],
    [
      'who has the ladder',
      library,
      `select * from borrowings where tool_id in (select tools.id from tools where tools.name = 'Step ladder' or tools.name = 'Extension ladder') and ${out} limit 50`,
    ],
    [
      'what is overdue',
      library,
      `select * from borrowings where due_date < current_date and ${out} limit 50`,
    ],
    ['what is lent out', shelf, 'select * from loans where not (returned is true) limit 50'],
  ])('%s', (said, lexicon, sql) => {
    expect(askedOf(said, lexicon)).toBe(sql);
  });

  test.each([
    ['which members are out', library],
    ['who is late', shelf],
    ['who has the hammer', library],
    ['what is out', costumes],
  ])('is not asked for: %s', (said, lexicon) => {
    expect(askedOf(said, lexicon)).not.toMatch(/return_date|returned/u);
  });
});

describe('what comes back', () => {
  const back = (day: string, where: string): string =>
    `update borrowings set return_date = ${day} where ${where} and ${out}`;
  const sander = `tool_id in ${of('tools', 'Orbital sander')}`;
  const ladder = `tool_id in ${of('tools', 'Step ladder')}`;
  const tina = `member_id in ${of('members', 'Tina Marsh')}`;
  test.each([
    ['Tina brought back the sander just now', library, back('current_date', `${sander} and ${tina}`)],
    ['Tina gave the sander back', library, back('current_date', `${sander} and ${tina}`)],
    ['Tina Marsh returned the step ladder on friday', library, back("'2026-11-27'", `${ladder} and ${tina}`)],
    [
      'the step ladder came back yesterday.',
      library,
      back("(current_date - interval '1 day')::date", ladder),
    ],
    [
      'Blue Train is back',
      shelf,
      `update loans set returned = true where record_id in ${of('records', 'Blue Train')} and not (returned is true)`,
    ],
    ['the ladder is back', library, '-'],
    ['Rex brought back the sander', library, '-'],
    ['Tina brought back the sander, still has the saw', library, '-'],
    ['has Tina brought back the sander', library, '-'],
    ['the sander is back', costumes, '-'],
  ])('%s', (said, lexicon, sql) => {
    expect(rowsOf(said, lexicon)).toBe(sql);
  });
});

describe('what is out is not lent again', () => {
  const once = 'create unique index borrowings_tool_id_key on borrowings (tool_id) where return_date is null';
  test.each([
    ["can you make it so nobody can take a tool that's already out", library, once],
    ['Members cannot borrow a tool which is still lent out.', library, once],
    ['a tool can only be lent to one person at a time', library, once],
    ['nobody can take a member that is already out', library, '-'],
    ['nobody can take a tool that is already out', costumes, '-'],
    ["nobody can take a tool that's already out and delete all members", library, '-'],
  ])('%s', (said, lexicon, sql) => {
    expect(rowsOf(said, lexicon)).toBe(sql);
  });
});
