import {
  advance,
  emptyContext,
  resolve,
  tell,
  type DiscourseContext,
  type DiscourseEvent,
  type Resolution,
} from '@saywright/domain/discourse';
import { describe, expect, test } from 'vitest';

const tables = [
  { name: 'members', columns: ['name', 'email', 'home_town'] },
  { name: 'orders', columns: ['total', 'paid'] },
];

type Step = DiscourseEvent;

function after(...steps: readonly Step[]): DiscourseContext {
  return steps.reduce((context, step) => advance(context, step, tables), emptyContext);
}

const show = (instruction: string): Step => ({ kind: 'answered', instruction, text: 'Here.' });
const plan = (instruction: string): Step => ({
  kind: 'planned',
  instruction,
  plan: { operationId: instruction, title: instruction, service: 'database', needsConfirmation: false },
  text: 'Understood.',
});
const move = (operationId: string, state: 'executed' | 'undone'): Step => ({
  kind: 'moved',
  operationId,
  state,
});
const ask = (
  instruction: string,
  text: string,
  ...choices: Extract<Step, { kind: 'asked' }>['choices']
): Step => ({
  kind: 'asked',
  instruction,
  text,
  choices,
});

/** The instruction that is meant, or what comes of it instead. */
function meant(resolution: Resolution): unknown {
  if (resolution.kind === 'instruction') return resolution.instruction;
  if (resolution.kind === 'question') return resolution.choices.map(({ instruction }) => instruction);
  return resolution.kind;
}

const choice = (label: string): { label: string; instruction: string } => ({
  label,
  instruction: `Show ${label}`,
});
const colours = ['pale red', 'dark red', 'blue'].map(choice);

describe('an answer to a question', () => {
  test.each<readonly [string, Step, unknown]>([
    ['the latter', ask('Show', 'Which?', choice('cats'), choice('dogs')), 'Show dogs'],
    ['the latter', ask('Show', 'Which?', ...colours), 'the latter'],
    ['red', ask('Show', 'Which?', ...colours), 'red'],
    ['blue', ask('Show', 'Which?', ...colours), 'Show blue'],
    ['the', ask('Show', 'Which?', ...colours), 'the'],
    [
      'show every order of blue shirts that was sent to our customers in the north last winter please do',
      ask('Show', 'Which?', ...colours),
      'show every order of blue shirts that was sent to our customers in the north last winter please do',
    ],
    ['clients', ask('Rename members.', 'What should members be called?'), 'Rename members to clients'],
    ['call it phone', ask('Add a column', 'What should it be called?'), 'Add a column called phone'],
    ['blue sky', ask('Do something', 'What should it be called?'), 'blue sky'],
    ['orders', ask('Delete everything', 'From which table?'), 'Delete everything from orders'],
    ['members', ask('Add Bella', 'To which table?'), 'Add Bella to members'],
    ['orders', ask('Count', 'Of what?'), 'Count orders'],
    ['members', ask('Export', 'Which table?'), 'members'],
    ['zebras', ask('Count', 'Of what?'), 'zebras'],
    [
      'a name of five whole words',
      ask('Rename members', 'What should it be called?'),
      'a name of five whole words',
    ],
    [
      'smtp.example.com',
      ask('Set it', 'What should HOST be? Say: set variable HOST to …'),
      'Set environment variable HOST to "smtp.example.com"',
    ],
    [
      'not sure yet at all',
      ask('Set it', 'What should HOST be? Say: set variable HOST to …'),
      'not sure yet at all',
    ],
  ])('%s', (said, question, expected) => {
    expect(meant(resolve(said, after(show('Show members'), question), tables))).toEqual(expected);
  });

  test('goes to the service of its choice', () => {
    const context = after(
      ask('Publish', 'Which?', { ...choice('the site'), service: 'deployment' }, choice('x')),
    );
    expect(resolve('the first', context, tables)).toMatchObject({ service: 'deployment' });
  });
});

describe('yes to a question', () => {
  test.each<readonly [Step, object]>([
    [ask('Show', 'Did you mean cats?', choice('cats')), { instruction: 'Show cats' }],
    [
      ask('Show', 'Publish?', { ...choice('it'), service: 'deployment' }),
      { instruction: 'Show it', service: 'deployment' },
    ],
    [ask('Show', 'Which?', choice('cats'), choice('dogs')), { kind: 'question', text: 'Which one? Which?' }],
    [ask('Show', 'What should it be called?'), { kind: 'nothing', text: 'What should it be called?' }],
  ])('%o', (question, expected) => {
    expect(resolve('yes', after(question), tables)).toMatchObject(expected);
  });
});

describe('a correction', () => {
  test.each<readonly [string, readonly Step[], unknown]>([
    ['no, call it clients', [plan('Create a members table with name')], 'Create a clients table with name'],
    ['no, call it phone', [plan('Add email to members')], 'Add phone to members'],
    ['no, call it clients', [plan('Delete members')], 'Rename members to clients'],
    [
      'no, call it fee',
      [plan('Add monthly  fee to members')],
      ['Rename monthly fee in members to fee', 'Rename the table members to fee'],
    ],
    ['call it fee, not email', [plan('Add email to members')], 'Add fee to members'],
    ['call it fee, not salary', [plan('Add email to members')], 'call it fee, not salary'],
    ['I meant orders', [show('Show members with orders')], 'I meant orders'],
    [
      'without the email',
      [plan('Create a club table with name, email and town')],
      'Create a club table with name and town',
    ],
    ['without the email', [plan('Create a club table with name and town')], 'without the email'],
    ['without the email', [plan('Delete members')], ['Remove email from members']],
    ['without the email', [show('Show members')], ['Remove email from members']],
  ])('%s', (said, steps, expected) => {
    expect(meant(resolve(said, after(...steps), tables))).toEqual(expected);
  });
});

describe('a fragment', () => {
  test.each<readonly [string, readonly Step[], unknown]>([
    ['also show everything', [plan('Add email to members')], 'also show everything'],
    ['and a phone number', [plan('Delete members')], 'and a phone number'],
    ['and Bella', [plan('Create a club table with name')], 'and Bella'],
    ['and a phone number', [plan('Create a club table')], 'Create a club table with a phone number'],
    ['last month?', [show('Show orders')], 'Show orders from last month'],
    ['only big', [show('Show everything')], 'Show everything big'],
    ['how many?', [], 'how many?'],
    ['show them', [], 'show them'],
    ['by name', [show('Show')], 'Show sorted by name'],
    ['by name', [show('Show members')], 'Show members sorted by name'],
  ])('%s', (said, steps, expected) => {
    expect(meant(resolve(said, after(...steps), tables))).toEqual(expected);
  });
});

describe('a pronoun', () => {
  const email = plan('Add email to members');
  test.each<readonly [string, readonly Step[], unknown]>([
    ['delete that column', [email], 'delete email from members'],
    ['empty that table', [show('Show members')], 'empty the members table'],
    [
      'delete that column',
      [email, plan('Add phone to members')],
      ['Remove phone from members', 'Remove email from members'],
    ],
    ['delete that column', [show('Show members')], 'delete that column'],
    ['delete it', [], 'delete it'],
    ['make it unique', [], 'make it unique'],
    [
      'can you make it so nobody can borrow a book that is out',
      [email],
      'nobody can borrow a book that is out',
    ],
    ['make it unique', [email], 'Make email in members unique'],
    ['rename it to clients', [], 'rename it to clients'],
    ['call it clients', [show('Show members')], 'Rename members to clients'],
    ['rename it to clients', [show('Show members')], 'rename members to clients'],
    [
      'rename it to phone',
      [email, move('Add email to members', 'executed')],
      ['rename email in members to phone', 'rename the table members to phone'],
    ],
    ['add a note there', [show('Show members')], 'add a note to members'],
    ['what is in there', [show('Show members')], 'what is in members'],
    ['what is there', [show('Show members')], 'what is in members'],
    ['add a note to that table', [show('Show members')], 'add a note to the members table'],
    ['set it to 5', [email], 'set email in members to 5'],
    ['set it to 5', [email, show('Show orders')], 'set orders to 5'],
    ['set it to 5', [show('Show orders')], 'set orders to 5'],
    ['count them', [show('Show unpaid orders')], 'How many unpaid orders'],
    ['list them by name', [show('Show unpaid orders')], 'list unpaid orders by name'],
    ['show it by name', [show('Show unpaid orders')], 'show orders by name'],
  ])('%s', (said, steps, expected) => {
    expect(meant(resolve(said, after(...steps), tables))).toEqual(expected);
  });
});

describe('a remark', () => {
  const email = plan('Add email to members');
  const done = move('Add email to members', 'executed');
  test.each<readonly [string, readonly Step[], object]>([
    ['yes', [email, done], { text: '“Add email to members” is done. Say what comes next.' }],
    ['yes', [], { text: 'Nothing is waiting for your approval. Say what you want to change.' }],
    ['again', [], { text: 'There is nothing to repeat yet.' }],
    ['again', [show('Show orders')], { instruction: 'Show orders' }],
    [
      'again',
      [email, done, move('Add email to members', 'undone'), show('Show orders')],
      { instruction: 'Add email to members' },
    ],
    [
      'no!! redo it',
      [email, done, move('Add email to members', 'undone')],
      { instruction: 'Add email to members' },
    ],
    // After an undo, more is not undone by what asks for something back.
    [
      'oh that was one too many, bring back the last one',
      [
        plan('Add age to members'),
        move('Add age to members', 'executed'),
        email,
        done,
        move('Add email to members', 'undone'),
      ],
      { instruction: 'Add email to members' },
    ],
    ['yes, add email', [email], { kind: 'approve' }],
    ['yes, €', [email], { kind: 'instruction', instruction: 'yes, €' }],
  ])('%s', (said, steps, expected) => {
    expect(resolve(said, after(...steps), tables)).toMatchObject(expected);
  });
});

test('a text that is too long for a remark says all it means', () => {
  const text = `delete it ${'really '.repeat(60)}`;
  expect(resolve(text, after(show('Show members')), tables)).toEqual({
    kind: 'instruction',
    instruction: text,
  });
});

test('an outcome keeps the service that it came from', () => {
  const event: Step = { kind: 'answered', instruction: 'Is it online?', service: 'deployment', text: 'Yes.' };
  expect(after(event).last).toMatchObject({ service: 'deployment' });
});

describe('what the conversation tells of itself', () => {
  const email = plan('Add email to members');
  const done = move('Add email to members', 'executed');
  const note = plan('Add note to orders');
  test.each<readonly ['did' | 'why' | 'next', readonly Step[], string]>([
    ['did', [], 'Nothing was changed in this conversation yet.'],
    ['did', [show('Show orders')], 'I answered your question. Nothing was changed.'],
    ['did', [email], 'Nothing was changed yet. “Add email to members” waits for your approval.'],
    ['did', [email, done, move('Add email to members', 'undone')], 'I undid “Add email to members”.'],
    [
      'did',
      [email, done, move('Add email to members', 'undone'), note, move('Add note to orders', 'executed')],
      'Add note to orders. Say “undo” to reverse it.',
    ],
    [
      'did',
      [email, done, note, move('Add note to orders', 'executed'), move('Add email to members', 'undone')],
      'I undid “Add email to members”.',
    ],
    ['why', [], 'Nothing was planned in this conversation yet, so there is nothing to explain.'],
    ['why', [ask('Show', 'Which one?')], 'Which one?'],
    [
      'why',
      [{ kind: 'refused', instruction: 'Hack it', text: 'That is not allowed.' }],
      'That is not allowed.',
    ],
    ['next', [], 'You can do this next. Ask for a table, for example: Create a customers table with a name.'],
    [
      'next',
      [ask('Publish', 'Which site?')],
      'You can do this next. Answer my question: Which site? Ask for a table, for example: Create a customers table with a name.',
    ],
    [
      'next',
      [email],
      'You can do this next. Approve or decline “Add email to members”. Add something to members, for example: Add an optional note to members. Look at it: Show members.',
    ],
    [
      'next',
      [email, done],
      'You can do this next. Add something to members, for example: Add an optional note to members. Look at it: Show members. Undo “Add email to members”.',
    ],
  ])('%s', (about, steps, text) => {
    expect(tell(about, after(...steps))).toBe(text);
  });
});
