import { readDatabase } from '@saywright/domain/core';
import { advance, emptyContext, resolve } from '@saywright/domain/discourse';
import { describe, expect, test } from 'vitest';
import { schemaOf } from '../../train/corpus.ts';
import { rows, shown } from './shown.ts';

const club = schemaOf(
  'members(member_number:text="0001|0042|0007", first_name:text, last_name:text="Müller|Lange", gauge:text="N|Z|H0|Spur 1", fee:money, paid:bool, remark:text)',
);

function read(text: string): string {
  const reading = readDatabase(text, { lexicon: club, today: '2026-11-28' });
  if (reading?.kind !== 'parts') return reading?.kind ?? 'none';
  return reading.parts
    .map((part) =>
      part.service !== 'database'
        ? part.service
        : 'changes' in part
          ? part.changes.map(shown).join('; ')
          : rows(part.question),
    )
    .join('; ');
}

describe('what stands behind a column is its value', () => {
  test.each([
    ['how many members whose gauge is N?', 'gauge = "N"'],
    ['how many members have gauge N', 'gauge = "N"'],
    ['how many members whose gauge is purple', 'gauge = "purple"'],
    ['show the members who paid and are in gauge Z', 'gauge = "Z"'],
    ['mark member 0007 as paid', 'update members: paid = true where member_number = "0007"'],
    ['set gauge of member number 0005 to H0', 'update members: gauge = "H0" where member_number = "0005"'],
  ])('%s', (text, expected) => {
    expect(read(text)).toContain(expected);
  });
});

test.each([
  ['add a member with first name Otto and gauge N', 'first_name = "Otto", gauge = "N"'],
  ['add a member with the first name Otto and last name Berg', 'first_name = "Otto", last_name = "Berg"'],
  ['add a member with remark likes bread and butter', 'remark = "likes bread and butter"'],
])('words that join a column are no part of its value: %s', (text, expected) => {
  expect(read(text)).toContain(expected);
});

describe('“them” after a list', () => {
  const tables = club.tables.map(({ name, columns }) => ({ name, columns: columns.map((one) => one.name) }));
  const after = (question: string): typeof emptyContext =>
    advance(emptyContext, { kind: 'answered', instruction: question, text: '2 found.' }, tables);

  test.each([
    [
      'show all members where gauge is Spur 1',
      'mark them as paid',
      'mark members where gauge is Spur 1 as paid',
    ],
    [
      'show members whose gauge is Z',
      'set remark of them to checked',
      'set remark of members whose gauge is Z to checked',
    ],
    ['how many members', 'mark them as paid', 'mark members as paid'],
  ])('%s; %s', (question, instruction, meant) => {
    expect(resolve(instruction, after(question), tables)).toMatchObject({ instruction: meant });
  });
});
