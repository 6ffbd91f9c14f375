import { emptyContext, resolve, type DiscourseTable } from '@saywright/domain/discourse';
import { describe, expect, test } from 'vitest';

const tables: readonly DiscourseTable[] = [
  {
    name: 'members',
    columns: ['id', 'full_name', 'town', 'joined_on'],
    values: { full_name: ['Rui Almeida'], town: ['Graz'] },
  },
  { name: 'payments', columns: ['id', 'member_id', 'amount', 'paid_on'] },
];
const meant = (said: string): unknown => {
  const resolution = resolve(said, emptyContext, tables);
  return resolution.kind === 'instruction' ? resolution.instruction.replace(/[.?]$/u, '') : resolution;
};

const changes = [
  'add a column birthday (date) to members',
  'delete the payments of Rui Almeida',
  'set town of Rui Almeida to Linz',
  'create boats with name, length and berth',
];
const around: readonly (readonly [before: string, after: string])[] = [
  ['Good morning! I hope you are well. Could you please ', '? Many thanks, Margaret'],
  [
    'As I was explaining to my wife over breakfast, this has been a nuisance for too long, and so I would ask you to ',
    '.',
  ],
  ['I hope I am not doing anything wrong here, but I would be so grateful if you would ', '.'],
  ['Sorry for bad english. Please to ', '. Is very important for me.'],
  ['It’s raining cats and dogs, so I may as well catch up on things. Would you ', ', please and thank you!'],
  ['', '. The accountant asked me for it and I don’t want to argue with her.'],
  ['', ', if you would be so kind. We have had no end of confusion over this.'],
  ['hey ', ', real quick'],
  ['My grandson told me that I can simply write what I want, so here goes: ', ''],
  ['With apologies for the short notice, I must request that you ', '. Yours sincerely, E. Whitcombe'],
  ['We really need to ', '. I lay awake half the night over it. Could you take care of that?'],
  ['How do I ', '? Could you do it for me? I’m hopeless with computers.'],
];

describe('what is only polite is left out', () => {
  test.each(around)('%s … %s', (before, after) => {
    expect(changes.map((change) => meant(`${before}${change}${after}`))).toEqual(changes);
  });

  test.each([
    ['One thing keeps puzzling me: ', '? Perhaps you can put my mind at rest.'],
    ['Our secretary is on holiday and has left me with all of this. ', '? Best wishes, Jean'],
    ['Forgive an old man his curiosity, but ', '?'],
    ['Let me ask you this: ', '?'],
  ])('around a question: %s … %s', (before, after) => {
    const question = 'how many members do we have';
    expect(meant(`${before}${question}${after}`)).toBe(question);
  });
});

describe('what limits, adds or denies stays', () => {
  test.each([
    'don’t ask me to delete the members again',
    'I told my husband not to delete the members',
    'I want people to be able to add members',
    'my assistant wants to delete the members every now and then',
    'every month, delete the payments from last year',
    'When somebody leaves the club, delete the payments of that one',
    'users can read, add, edit and delete only their own orders',
    'create a books table with a title. My boss says it should have a price',
    'create a books table with a title. I need the price as well.',
    'add a member Tom Lang. He is from Graz, by the way',
    'delete the payments except those of this year, if you would',
    'I would like to know whether I should delete the members',
    'Would you open the club again, if you please, and delete the payments, so that anybody may walk in?',
    'The last change with the red colour, please make it undone',
    'I have been keeping these on paper, which is not a system. May I have a list of wants',
    'Please tell me that is not so, and if it is, delete the payments',
    'start keeping track of members so I can go back if I mess up, delete the payments',
    'town should be empty when we say nothing, and set the empty ones to Graz',
    'In the towns of the members please remove all spaces',
  ])('%s', (said) => {
    expect(meant(said)).toBe(said.replace(/[.?]$/u, ''));
  });
});
