import { randomUUID } from 'node:crypto';
import type { CodeChange, CodeQuestion, ReadPart } from '@saywright/domain/ast';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeDriver } from '../../packages/engine/src/code/driver.ts';
import type { Planned, ProvenPlan, ReadRequest } from '../../packages/engine/src/operations/serviceDriver.ts';
import { operationView } from '../../packages/engine/src/operations/view.ts';
import { systemClock } from '../../packages/engine/src/ports/system.ts';
import type { OperationRow } from '../../packages/engine/src/store/store.ts';
import { operationRow } from '../support/operationRow.ts';
import { planPart, provenOf } from '../support/planPart.ts';
import { run, text, write } from './contracts/codeSteps.ts';
import { git, openIn, projectsFolder, type DiskWorkspace } from './contracts/codeWorkspace.ts';

const folder = projectsFolder();
let space: DiskWorkspace;
let driver: ReturnType<typeof codeDriver>;

beforeEach(async () => {
  space = await openIn(folder());
  driver = codeDriver({
    host: space.host,
    authorOf: async () => ({ name: 'Ada', email: 'ada@example.org' }),
    clock: systemClock,
    ids: randomUUID,
  });
});

const project = (): { id: string; owner: string; name: string } => ({ ...space.project, owner: 'ada' });

type CodePart = Extract<ReadPart, { readonly service: 'code-hosting' }>;

const planned = (part: CodePart, request?: Partial<ReadRequest>): Promise<Planned> =>
  planPart(driver, project(), part, request);

async function plan(changes: readonly CodeChange[], request?: Partial<ReadRequest>): Promise<ProvenPlan> {
  return provenOf(await planned({ service: 'code-hosting', changes: [...changes] }, request));
}

async function outcome(
  part: { changes: CodeChange[] } | { question: CodeQuestion },
  instruction = 'As I said',
): Promise<unknown> {
  const done = await planned({ service: 'code-hosting', ...part }, { instruction });
  if (done.kind === 'proven') throw new Error(`It was planned: ${done.proven.plan.title}`);
  return done.answer.outcome;
}

const ask = (question: CodeQuestion): Promise<unknown> => outcome({ question });

async function execute(changes: readonly CodeChange[]): Promise<OperationRow> {
  const operation = operationRow(await plan(changes), project());
  expect(await driver.execute(project(), operation)).toEqual({ ok: true, value: null });
  return operation;
}

describe('changes of a reading', () => {
  test('become one proven plan with its reading, and one undo', async () => {
    await run(space, { kind: 'create-branch', name: 'pink', switchTo: false });
    await write(space, { 'weddings.html': 'w' });
    const words = [{ said: 'save what i have', read: 'save all changes' }];
    const proven = await plan(
      [
        { do: 'save', message: 'weddings' },
        { do: 'delete-branch', name: 'Pink' },
        { do: 'tag', name: 'before christmas' },
      ],
      { words, by: 'a-model' },
    );
    expect(proven).toMatchObject({
      risk: 'high',
      plan: {
        title:
          'Save your changes on main, delete the branch pink and tag the last save on main as before-christmas',
        reading: { by: 'a-model', words },
        commands: [
          'git add --all',
          'git commit --message weddings',
          'git branch --delete pink',
          'git tag before-christmas',
        ],
      },
    });
    const operation = operationRow(proven, project());
    expect(operationView(operation, 'Shop')).toMatchObject({
      reading: { by: 'a-model', words },
      confirmation: { sentence: expect.stringContaining('delete the branch pink') },
    });
    expect(await driver.execute(project(), operation)).toEqual({ ok: true, value: null });
    expect((await driver.readOutcome(project(), operation))?.text).toMatch(
      /^main is now at \w{7}, 1 save further. pink deleted. Tag before-christmas added. 1 file changed.$/,
    );
    const undo = await driver.planUndo(project(), operation);
    if (!undo.ok) throw new Error(undo.error);
    expect(await driver.execute(project(), operationRow(undo.value, project()))).toEqual({
      ok: true,
      value: null,
    });
    expect(await space.host.status(space.project)).toMatchObject({
      branches: [{ name: 'main' }, { name: 'pink' }],
      unsaved: [{ path: 'weddings.html' }],
    });
    expect(await git(space.files, 'tag')).toBe('');
  });

  test('discarding is of high risk and names the files', async () => {
    await write(space, { 'README.md': 'changed', 'new.txt': 'n' });
    const proven = await plan([{ do: 'discard', paths: ['README.md'] }]);
    expect(proven).toMatchObject({
      risk: 'high',
      plan: { title: 'Discard the unsaved changes of README.md' },
    });
    expect((await plan([{ do: 'restore', from: 'main', paths: ['README.md'] }])).risk).toBe('high');
    await execute([{ do: 'save', paths: ['new.txt', 'README.md'] }]);
    const old = await plan([{ do: 'restore', from: 'HEAD~1', paths: ['readme'] }]);
    expect([old.risk, old.plan.understood]).toEqual(['low', expect.stringContaining('Put README.md back')]);
  });

  test('names are found without capitals and hyphens; a destroyed file is named in full', async () => {
    await write(space, { 'about-us.html': 'us', 'Prices.html': '1' });
    await execute([{ do: 'save', message: 'Opening hours' }]);
    await execute([{ do: 'create-branch', name: 'Winter Timetable', switchTo: true }]);
    await write(space, { 'Prices.html': '2' });
    expect((await plan([{ do: 'save', paths: ['prices'] }])).plan.understood).toContain('only Prices.html');
    expect(await outcome({ changes: [{ do: 'discard', paths: ['prices'] }] }, 'discard prices')).toEqual({
      kind: 'question',
      text: 'There is no file called prices. Which one do you mean?',
      choices: [{ label: 'Prices.html', instruction: 'discard Prices.html' }],
    });
    await execute([{ do: 'save' }]);
    await execute([{ do: 'switch', name: 'MAIN' }]);
    expect((await plan([{ do: 'merge', from: 'winter timetable', into: 'main' }])).plan.title).toBe(
      'Merge Winter-Timetable into main',
    );
    expect((await plan([{ do: 'revert', commit: 'opening hours' }])).plan.title).toBe(
      'Revert “Opening hours” on main',
    );
    expect((await plan([{ do: 'move-file', path: 'About Us.html', to: 'team.html' }])).plan.title).toBe(
      'Move about-us.html to team.html',
    );
  });

  test('a name that does not exist becomes a question with those near it', async () => {
    await run(space, { kind: 'create-branch', name: 'chess-corner', switchTo: false });
    await run(space, { kind: 'create-branch', name: 'chess-club', switchTo: false });
    expect(await outcome({ changes: [{ do: 'switch', name: 'chess' }] }, 'go to the Chess branch')).toEqual({
      kind: 'question',
      text: 'There is no branch called chess. Which one do you mean?',
      choices: [
        { label: 'chess-club', instruction: 'go to the chess-club branch' },
        { label: 'chess-corner', instruction: 'go to the chess-corner branch' },
      ],
    });
    expect(await outcome({ changes: [{ do: 'delete-branch', name: 'zzz' }] })).toEqual({
      kind: 'refusal',
      reason: 'There is no branch called zzz. Your branches: chess-club, chess-corner, main.',
      suggestions: [],
    });
    expect(await outcome({ changes: [{ do: 'revert', commit: 'start' }] }, 'undo start')).toMatchObject({
      kind: 'question',
      choices: [{ label: expect.stringMatching(/^Start the project \(\w{7}\)$/) }],
    });
  });

  test('a later change knows the names that an earlier one makes', async () => {
    const proven = await plan([
      { do: 'create-branch', name: 'summer camp', switchTo: true },
      { do: 'write-file', path: 'camp.html', content: 'c' },
      { do: 'save', paths: ['camp'] },
      { do: 'switch', name: 'main' },
      { do: 'merge', from: 'Summer Camp', into: 'main' },
      { do: 'rename-branch', name: 'summer-camp', to: 'camp 2026' },
    ]);
    await driver.execute(project(), operationRow(proven, project()));
    expect(await text(space, 'camp.html')).toBe('c');
    expect(await git(space.files, 'branch', '--format=%(refname:short)')).toBe('camp-2026\nmain');
  });
});

describe('questions of a reading', () => {
  beforeEach(async () => {
    await write(space, { 'prices.html': 'Meadow 32\n', 'shop/a.txt': '1' });
    await run(space, { kind: 'save', message: 'Prices' });
    await run(space, { kind: 'tag', name: 'launch' });
    await write(space, { 'prices.html': 'Meadow 42\n' });
    await run(space, { kind: 'save', message: 'Dearer' });
    await git(space.files, 'commit', '--quiet', '--allow-empty', '--message', 'By git');
    await write(space, { 'shop/b.txt': '2' });
  });

  test('about the history are filtered by file, author, time and version', async () => {
    const saves = async (
      filter: Omit<Extract<CodeQuestion, { about: 'history' }>, 'about'>,
    ): Promise<unknown> => {
      const reported = await ask({ about: 'history', ...filter });
      const table =
        typeof reported === 'object' && reported && 'table' in reported ? reported.table : undefined;
      const rows = typeof table === 'object' && table && 'rows' in table ? table.rows : [];
      return Array.isArray(rows) ? rows.map((cells: readonly string[]) => cells[1]) : [];
    };
    expect(await saves({})).toEqual(['By git', 'Dearer', 'Prices', 'Start the project']);
    expect(await saves({ path: 'Prices' })).toEqual(['Dearer', 'Prices']);
    expect(await saves({ path: 'shop' })).toEqual(['Prices']);
    expect(await saves({ author: 'ada' })).toEqual(['Dearer', 'Prices']);
    expect(await saves({ branch: 'launch' })).toEqual(['Prices', 'Start the project']);
    expect(await saves({ since: '2100-01-01' })).toEqual([]);
    expect(await ask({ about: 'history', path: 'prices.html' })).toMatchObject({
      text: 'The newest saves of prices.html on main. The last was by Ada Founder on 2026-11-21.',
      commands: ['git log -- prices.html'],
    });
    expect(await ask({ about: 'history', since: 'soon' })).toMatchObject({ reason: 'soon is not a date.' });
  });

  test('about differences show lines of one file and counts of several', async () => {
    expect(await ask({ about: 'difference', from: 'Launch', to: 'main' })).toMatchObject({
      text: '1 file differs between launch and main.',
      table: {
        rows: [
          ['removed', 'Meadow 32'],
          ['added', 'Meadow 42'],
        ],
      },
    });
    expect(await ask({ about: 'difference', from: 'launch' })).toMatchObject({
      text: '2 files differ between launch and your files now.',
      table: {
        rows: [
          ['prices.html', 'changed', '1', '1'],
          ['shop/b.txt', 'added', '1', '0'],
        ],
      },
    });
    expect(await ask({ about: 'difference', from: 'launch', paths: ['shop/a.txt'] })).toMatchObject({
      text: 'shop/a.txt is the same in launch and your files now.',
    });
  });

  test('about a file show its text now and in a version', async () => {
    expect(await ask({ about: 'file', path: 'prices' })).toMatchObject({
      text: 'prices.html now has 1 line.',
      table: { rows: [['1', 'Meadow 42']] },
    });
    expect(await ask({ about: 'file', path: 'prices.html', version: 'launch' })).toMatchObject({
      table: { rows: [['1', 'Meadow 32']] },
    });
    expect(await ask({ about: 'file', path: 'zzz.html' })).toMatchObject({
      kind: 'refusal',
      reason: 'There is no file called zzz.html.',
    });
  });

  test('about what there is list it', async () => {
    expect(await ask({ about: 'tags' })).toMatchObject({
      text: 'There is 1 tag.',
      table: { rows: [['launch', expect.any(String)]] },
    });
    expect(await ask({ about: 'set-aside' })).toMatchObject({ text: 'Nothing is set aside.' });
    await run(space, { kind: 'set-aside', note: 'Half done' });
    expect(await ask({ about: 'set-aside' })).toMatchObject({
      table: { rows: [['Half done', 'shop/b.txt', expect.any(String)]] },
    });
    expect(await ask({ about: 'status' })).toMatchObject({
      text: 'You are on main, and everything is saved. 1 set of changes is set aside.',
    });
    expect(await ask({ about: 'branches' })).toMatchObject({ text: 'There is 1 branch; you are on main.' });
  });
});

describe('a plan that was stored when a revert was called take-back', () => {
  const earlier = { kind: 'take-back' } as const;
  test.each([
    ['alone', [{ do: 'revert' }], earlier],
    [
      'after another change',
      [{ do: 'tag', name: 'before' }, { do: 'revert' }],
      { kind: 'several', actions: [{ kind: 'tag', name: 'before' }, earlier] },
    ],
  ] as const)('%s: is proven again, executed and undone', async (_name, changes, action) => {
    await write(space, { 'a.txt': '1' });
    await run(space, { kind: 'save', message: 'First' });
    const { plan: shown, ...proven } = await plan(changes);
    if (shown.service !== 'code-hosting') throw new Error('It is about code.');
    const stored = { ...shown, request: { ...shown.request, action } };
    const operation = operationRow({ ...proven, plan: stored }, project());
    expect(await driver.proveAgain(project(), operation)).toMatchObject({ ok: true });
    expect(await driver.execute(project(), operation)).toEqual({ ok: true, value: null });
    expect(await text(space, 'a.txt')).toBeUndefined();
    const undo = await driver.planUndo(project(), operation);
    if (!undo.ok) throw new Error(undo.error);
    await driver.execute(project(), operationRow(undo.value, project()));
    expect(await text(space, 'a.txt')).toBe('1');
  });
});
