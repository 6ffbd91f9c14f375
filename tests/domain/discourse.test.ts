import { advance, emptyContext, parseContext, resolve, tell } from '@saywright/domain/discourse';
import { expect, test } from 'vitest';
import { conversations, misread } from './discourse.corpus.ts';
import { corpus } from './planner.corpus.ts';
import { shop } from './planner.lexicon.ts';

test.each(
  ['open.txt', 'closed.txt', 'later.txt'].flatMap((file) =>
    conversations(file).map((conversation) => [conversation.name, conversation] as const),
  ),
)('reads a conversation: %s', (_, conversation) => {
  expect(misread(conversation)).toEqual([]);
});

const tables = shop.tables.map(({ name, columns }) => ({
  name,
  columns: columns.map((column) => column.name),
}));
const plan = {
  operationId: 'added',
  title: 'Add email to customers',
  service: 'database',
  needsConfirmation: false,
} as const;
const planned = advance(
  advance(emptyContext, { kind: 'answered', instruction: 'Show customers', text: '3 customers.' }, tables),
  { kind: 'planned', instruction: 'Add an email to customers', plan, text: 'You want an email.' },
  tables,
);

test('a complete instruction is not changed, whatever the conversation is about', () => {
  const changed = Object.values(corpus)
    .flat()
    .map(([instruction]) => instruction)
    .filter((instruction) => {
      const resolution = resolve(instruction, planned, tables);
      return resolution.kind !== 'instruction' || resolution.instruction !== instruction;
    });
  expect(changed).toEqual([
    "I'd like you to set up a table called clients with a name, an email that must be unique and a signup date",
    'undo that',
    'delete it',
    'only the owner can edit them',
  ]);
});

test.each(['delete it', 'remove them', 'drop that', 'wipe that table', 'empty it', 'get rid of it'])(
  '“%s” deletes nothing by guess while two tables could be meant',
  (instruction) => {
    const both = advance(
      planned,
      { kind: 'answered', instruction: 'Show orders', text: '2 orders.' },
      tables,
    );
    const resolution = resolve(instruction, both, tables);
    expect(resolution).not.toMatchObject({
      kind: 'instruction',
      instruction: expect.stringMatching(/orders|customers/u),
    });
    expect(['question', 'instruction']).toContain(resolution.kind);
  },
);

test('words approve no plan that needs a second confirmation', () => {
  const risky = advance(
    planned,
    {
      kind: 'planned',
      instruction: 'Delete customers',
      plan: { ...plan, operationId: 'risky', needsConfirmation: true },
      text: '',
    },
    tables,
  );
  for (const words of ['yes', 'do it', 'go ahead!', 'yes, delete customers'])
    expect(resolve(words, risky, tables)).toMatchObject({ kind: 'confirm', operationId: 'risky' });
});

test('with several plans waiting, words approve only the one of this turn', () => {
  const two = advance(
    planned,
    {
      kind: 'planned',
      instruction: 'Add a note to orders',
      plan: { ...plan, operationId: 'second' },
      text: '',
    },
    tables,
  );
  expect(resolve('yes', two, tables)).toMatchObject({ kind: 'approve', operationId: 'second' });
  const asked = advance(
    two,
    { kind: 'answered', instruction: 'How many orders are there?', text: '2.' },
    tables,
  );
  expect(resolve('yes', asked, tables).kind).toBe('nothing');
});

test.each([
  ['Decline it', 'decline'],
  ['the first one', 'undo'],

  ['Undo the last change', 'undo'],
  ['2', 'decline'],
])('an answer to “what do you mean?” is carried out: %s', (words, kind) => {
  const executed = advance(planned, { kind: 'moved', operationId: 'added', state: 'executed' }, tables);
  const waiting = advance(
    executed,
    {
      kind: 'planned',
      instruction: 'Add a note to orders',
      plan: { ...plan, operationId: 'next' },
      text: '',
    },
    tables,
  );
  const question = resolve('undo that', waiting, tables);
  if (question.kind !== 'question') throw new Error('Nothing was asked.');
  const { text, choices } = question;
  const asked = advance(waiting, { kind: 'asked', instruction: 'undo that', text, choices }, tables);
  expect(resolve(words, asked, tables)).toMatchObject({
    kind,
    operationId: kind === 'undo' ? 'added' : 'next',
  });
});

test('a stored context that is malformed counts as a new conversation', () => {
  expect(parseContext(structuredClone(planned))).toEqual(planned);
  for (const stored of [null, {}, { ...planned, plans: 'none' }, 'text'])
    expect(parseContext(stored)).toEqual(emptyContext);
});

test('tells what was done, why and what is next', () => {
  const done = advance(
    planned,
    { kind: 'moved', operationId: 'added', state: 'executed', title: 'Added email to customers' },
    tables,
  );
  expect(tell('did', planned)).toContain('Nothing was changed yet.');
  expect(tell('did', done)).toBe('Added email to customers. Say “undo” to reverse it.');
  expect(tell('why', done)).toContain('You want an email.');
  expect(tell('next', done)).toContain('Show customers');
});

test('every change of a long conversation can be undone, whatever was declined and undone in between', () => {
  let context = emptyContext;
  const add = (operationId: string, state: 'executed' | 'closed' | 'undone'): void => {
    context = advance(
      context,
      { kind: 'planned', instruction: operationId, plan: { ...plan, operationId }, text: '' },
      tables,
    );
    context = advance(context, { kind: 'moved', operationId, state, title: operationId }, tables);
  };
  add('first', 'executed');
  for (let at = 0; at < 20; at += 1) add(`declined ${at}`, at % 2 === 0 ? 'closed' : 'undone');
  expect(resolve('undo the last change', context, tables)).toMatchObject({
    kind: 'undo',
    operationId: 'first',
  });
  context = advance(context, { kind: 'moved', operationId: 'first', state: 'undone' }, tables);
  expect(resolve('undo the last change', context, tables)).toMatchObject({
    kind: 'nothing',
    text: expect.stringContaining('“All changes” lists every change.'),
  });
  expect(resolve('undo the last change', emptyContext, tables)).toMatchObject({
    text: 'Nothing was changed in this conversation, so there is nothing to undo.',
  });
});

test.each([
  'undo',
  'undo last thing',
  'no this is wrong, take back please',
  'this is wrong, take it back',
  'take back what you did now',
  'sorry, my mistake, undo',
  'that was a mistake, please revert the last step',
  'can you put that back how it was',
  'oh no, not what I wanted, undo this',
  'please undo this, it was wrong',
])('“%s” undoes what was executed last, also beside a question whose choice begins alike', (words) => {
  const executed = advance(planned, { kind: 'moved', operationId: 'added', state: 'executed' }, tables);
  expect(resolve(words, executed, tables)).toMatchObject({ kind: 'undo', operationId: 'added' });
  const choices = [{ label: 'Undo the last save', instruction: 'undo the last save' }];
  const asked = advance(executed, { kind: 'asked', instruction: 'x', text: 'What?', choices }, tables);
  expect(resolve(words, asked, tables)).toMatchObject({ kind: 'undo', operationId: 'added' });
  expect(resolve('undo the last save', asked, tables)).toMatchObject({ kind: 'instruction' });
});

test('a plan that was never executed does not stand in the way of an undo', () => {
  const executed = advance(planned, { kind: 'moved', operationId: 'added', state: 'executed' }, tables);
  const next = { ...plan, operationId: 'next', title: 'Delete orders' };
  const waiting = advance(
    executed,
    { kind: 'planned', instruction: 'Delete orders', plan: next, text: '' },
    tables,
  );
  expect(resolve('undo', waiting, tables)).toMatchObject({
    kind: 'question',
    text: expect.stringContaining('was not executed'),
    choices: [{ instruction: 'Undo the last change' }, { instruction: 'Decline it' }],
  });
  const later = advance(waiting, { kind: 'answered', instruction: 'Show orders', text: '2.' }, tables);
  expect(resolve('undo', later, tables)).toMatchObject({ kind: 'undo', operationId: 'added' });
});

test.each([
  'Only staff can see orders',
  'only my colleague is allowed to see the orders',
  'just delete the paid ones',
  'only logged in people may add an order',
  'where do I import a file',
])('“%s” says all it means after a question', (words) => {
  const asked = advance(
    emptyContext,
    { kind: 'answered', instruction: 'which customer has no phone', text: '2.' },
    tables,
  );
  expect(resolve(words, asked, tables)).toEqual({ kind: 'instruction', instruction: words });
  expect(resolve('only from may', asked, tables)).toMatchObject({
    instruction: 'which customer has no phone from may',
  });
});
