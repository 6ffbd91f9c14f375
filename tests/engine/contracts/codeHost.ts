import { randomUUID } from 'node:crypto';
import type {
  CodeAction,
  CodeHost,
  CodeProject,
  CodeProof,
} from '../../../packages/engine/src/ports/codeHost.ts';
import { expect, test } from 'vitest';

const author = { name: 'Ada Founder', email: 'ada@users.example.org' };
const at = '2026-11-21T10:00:00.000Z';

/** One project on a host under test. */
export interface Workspace {
  readonly host: CodeHost;
  readonly project: CodeProject;
  /** Looks at the repository with other means than the host's own. */
  readonly inspect: () => Promise<void>;
}

const bytes = (content: string): Uint8Array => new TextEncoder().encode(content);

/** Writes files; null removes one. */
export async function write(
  { host, project }: Workspace,
  files: Readonly<Record<string, string | null>>,
): Promise<void> {
  const written = await host.write(
    project,
    Object.entries(files).map(([path, content]) => ({
      path,
      bytes: content === null ? null : bytes(content),
    })),
  );
  expect(written).toEqual({ ok: true, value: null });
}

export async function prove({ host, project }: Workspace, action: CodeAction): Promise<CodeProof> {
  const proof = await host.prove(project, { action, author, at });
  if (!proof.ok) throw new Error(proof.error.message);
  return proof.value;
}

/** Why an action is refused. */
export async function refusal({ host, project }: Workspace, action: CodeAction): Promise<string> {
  const proof = await host.prove(project, { action, author, at });
  if (proof.ok) throw new Error('It was not refused.');
  return proof.error.message;
}

/** Proves and executes an action; its operation id is the answer. */
export async function run(workspace: Workspace, action: CodeAction): Promise<string> {
  const { signature, effect } = await prove(workspace, action);
  const operationId = randomUUID();
  const { host, project } = workspace;
  const done = await host.execute(project, { action, author, at, operationId, signature });
  expect(done).toMatchObject({ ok: true, value: { operationId, effect } });
  await workspace.inspect();
  return operationId;
}

export async function text(
  { host, project }: Workspace,
  path: string,
  ref?: string,
): Promise<string | undefined> {
  const found = await host.read(project, path, ref);
  return found.ok ? new TextDecoder().decode(found.value) : undefined;
}

async function branches({ host, project }: Workspace): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries((await host.status(project)).branches.map(({ name, commit }) => [name, commit]));
}

/** A branch with one save on it, starting from main; main is current afterwards. */
async function branchWith(
  workspace: Workspace,
  name: string,
  files: Readonly<Record<string, string | null>>,
): Promise<void> {
  await run(workspace, { kind: 'create-branch', name, switchTo: true });
  await write(workspace, files);
  await run(workspace, { kind: 'save', message: `Work on ${name}` });
  await run(workspace, { kind: 'switch', name: 'main' });
}

/** What every code host does; `open` gives a fresh project each time. */
export function codeHostContract(open: () => Promise<Workspace>): void {
  test('a project starts with one save on main and a page', async () => {
    const space = await open();
    const status = await space.host.status(space.project);
    expect(status).toMatchObject({
      branch: 'main',
      unsaved: [],
      commits: [{ message: 'Start the project' }],
    });
    expect(await text(space, 'public/index.html')).toContain('A &#38; B');
    await space.inspect();
  });

  test('writing shows as unsaved, saving makes it a save by its author', async () => {
    const space = await open();
    await write(space, { 'notes/today.md': 'one\n', 'README.md': null });
    const { unsaved } = await space.host.status(space.project);
    expect(unsaved.map(({ path, change }) => [path, change])).toEqual([
      ['README.md', 'removed'],
      ['notes/today.md', 'added'],
    ]);
    const proof = await prove(space, { kind: 'save', message: 'Write notes' });
    expect(proof.effect.files).toEqual(unsaved);
    expect(proof.undo).toBe('exact');
    expect((await space.host.status(space.project)).unsaved).toEqual(unsaved);
    await run(space, { kind: 'save', message: 'Write notes' });
    const status = await space.host.status(space.project);
    expect(status.unsaved).toEqual([]);
    expect(status.commits[0]).toMatchObject({ message: 'Write notes', author: 'Ada Founder', at });
    expect(await text(space, 'notes/today.md', 'main')).toBe('one\n');
    expect(await refusal(space, { kind: 'save', message: 'Again' })).toBe(
      'Nothing has changed since the last save.',
    );
  });

  test('executing twice does it once', async () => {
    const space = await open();
    await write(space, { 'a.txt': '1' });
    const action = { kind: 'save', message: 'One' } as const;
    const { signature } = await prove(space, action);
    const approved = { action, author, at, operationId: randomUUID(), signature };
    const first = await space.host.execute(space.project, approved);
    expect(await space.host.execute(space.project, approved)).toEqual(first);
    expect((await space.host.status(space.project)).commits).toHaveLength(2);
    expect(first.ok && (await space.host.applied(space.project, approved.operationId))).toEqual(
      first.ok && first.value,
    );
  });

  test('what changed since the proof is not executed', async () => {
    const space = await open();
    await write(space, { 'a.txt': '1' });
    const action = { kind: 'save', message: 'One' } as const;
    const { signature } = await prove(space, action);
    await write(space, { 'a.txt': '22' });
    const operationId = randomUUID();
    const done = await space.host.execute(space.project, { action, author, at, operationId, signature });
    expect(done).toEqual({ ok: false, error: { kind: 'changed' } });
    expect(await space.host.applied(space.project, operationId)).toBeUndefined();
    expect((await space.host.status(space.project)).commits).toHaveLength(1);
  });

  test('switching would lose unsaved work, so it is refused; afterwards the files follow the branch', async () => {
    const space = await open();
    await branchWith(space, 'feature/header', { 'header.html': '<header>', 'README.md': null });
    expect(await text(space, 'header.html')).toBeUndefined();
    await write(space, { 'public/index.html': 'edited' });
    expect(await refusal(space, { kind: 'switch', name: 'feature/header' })).toBe(
      'public/index.html has unsaved changes, and switching to feature/header would lose them. Save first.',
    );
    await run(space, { kind: 'save', message: 'Edit' });
    await run(space, { kind: 'switch', name: 'feature/header' });
    expect(await text(space, 'header.html')).toBe('<header>');
    expect(await text(space, 'README.md')).toBeUndefined();
    expect(await text(space, 'public/index.html')).not.toBe('edited');
    expect((await space.host.status(space.project)).unsaved).toEqual([]);
  });

  test('files that no save knows are not overwritten by a switch', async () => {
    const space = await open();
    await branchWith(space, 'other', { 'out/page.html': 'from the branch' });
    await write(space, { '.gitignore': 'out\n' });
    await run(space, { kind: 'save', message: 'Ignore out' });
    await write(space, { 'out/page.html': 'mine' });
    expect(await refusal(space, { kind: 'switch', name: 'other' })).toContain(
      'out/page.html is in your files but not in any save',
    );
    expect(await text(space, 'out/page.html')).toBe('mine');
  });

  test('a clean merge combines both sides, and undo reverts exactly that', async () => {
    const space = await open();
    await branchWith(space, 'prices', { 'prices.md': '10\n' });
    await write(space, { 'about.md': 'us\n' });
    await run(space, { kind: 'save', message: 'About' });
    const before = await branches(space);
    const proof = await prove(space, { kind: 'merge', from: 'prices', into: 'main' });
    expect(proof.effect.files.map((file) => file.path)).toEqual(['prices.md']);
    expect(proof.effect.gained.map((commit) => commit.message)).toContain('Work on prices');
    expect(proof.effect.gained).toHaveLength(2);
    const id = await run(space, { kind: 'merge', from: 'prices', into: 'main' });
    expect([await text(space, 'prices.md'), await text(space, 'about.md')]).toEqual(['10\n', 'us\n']);
    expect(await refusal(space, { kind: 'merge', from: 'prices', into: 'main' })).toBe(
      'main already has everything from prices.',
    );
    const undo = await run(space, { kind: 'undo', operationId: id });
    expect(await branches(space)).toEqual(before);
    expect(await text(space, 'prices.md')).toBeUndefined();
    await run(space, { kind: 'undo', operationId: undo });
    expect(await text(space, 'prices.md')).toBe('10\n');
  });

  test('a conflict is found before anything is done, with its paths', async () => {
    const space = await open();
    await write(space, { 'a.txt': 'one\ntwo\n', 'gone.txt': 'here\n', 'logo.png': '\u0000old' });
    await run(space, { kind: 'save', message: 'Base' });
    await branchWith(space, 'side', {
      'a.txt': 'one\nSIDE\n',
      'gone.txt': null,
      'logo.png': '\u0000side',
      'new.txt': 's\n',
    });
    await write(space, {
      'a.txt': 'one\nMAIN\n',
      'gone.txt': 'still here\n',
      'logo.png': '\u0000main\nx',
      'new.txt': 'm\n',
    });
    await run(space, { kind: 'save', message: 'Main' });
    const before = await space.host.status(space.project);
    const proof = await space.host.prove(space.project, {
      action: { kind: 'merge', from: 'side', into: 'main' },
      author,
      at,
    });
    expect(proof).toMatchObject({
      ok: false,
      error: { conflicts: expect.arrayContaining(['a.txt', 'gone.txt', 'new.txt']) },
    });
    expect(await space.host.status(space.project)).toEqual(before);
    expect(await text(space, 'a.txt')).toBe('one\nMAIN\n');
    await space.inspect();
  });

  test('two changes of one binary file are a conflict, however far apart they are', async () => {
    const space = await open();
    const image = (first: string, last: string): string => `${first}\n\u0000\n2\n3\n4\n5\n6\n${last}\n`;
    await write(space, { 'logo.bin': image('a', 'a') });
    await run(space, { kind: 'save', message: 'Base' });
    await branchWith(space, 'side', { 'logo.bin': image('side', 'a') });
    await write(space, { 'logo.bin': image('a', 'main') });
    await run(space, { kind: 'save', message: 'Main' });
    expect(await refusal(space, { kind: 'merge', from: 'side', into: 'main' })).toContain(
      'Both sides changed logo.bin',
    );
  });

  test('a merge into another branch leaves the files alone', async () => {
    const space = await open();
    await run(space, { kind: 'create-branch', name: 'release', switchTo: false });
    await write(space, { 'a.txt': 'new' });
    await run(space, { kind: 'save', message: 'New' });
    await write(space, { 'unsaved.txt': 'kept' });
    await run(space, { kind: 'merge', from: 'main', into: 'release' });
    expect(await text(space, 'a.txt', 'release')).toBe('new');
    expect(await space.host.status(space.project)).toMatchObject({
      branch: 'main',
      unsaved: [{ path: 'unsaved.txt' }],
    });
  });

  test('undoing a save makes its changes unsaved again and loses nothing', async () => {
    const space = await open();
    const before = await branches(space);
    await write(space, { 'a.txt': 'mine', 'README.md': null });
    const id = await run(space, { kind: 'save', message: 'Mine' });
    await write(space, { 'b.txt': 'later' });
    const undo = await run(space, { kind: 'undo', operationId: id });
    expect(await branches(space)).toEqual(before);
    expect(await text(space, 'a.txt')).toBe('mine');
    const { unsaved } = await space.host.status(space.project);
    expect(unsaved.map((file) => file.path)).toEqual(['README.md', 'a.txt', 'b.txt']);
    await run(space, { kind: 'undo', operationId: undo });
    expect((await space.host.status(space.project)).unsaved.map((file) => file.path)).toEqual(['b.txt']);
  });

  test('undoing a save that others build on reverts only its changes', async () => {
    const space = await open();
    await write(space, { 'a.txt': 'mine' });
    const id = await run(space, { kind: 'save', message: 'Mine' });
    await write(space, { 'b.txt': 'later' });
    await run(space, { kind: 'save', message: 'Later' });
    await run(space, { kind: 'undo', operationId: id });
    expect([await text(space, 'a.txt'), await text(space, 'b.txt')]).toEqual([undefined, 'later']);
    const { commits, unsaved } = await space.host.status(space.project);
    expect(commits.map((commit) => commit.message)).toEqual([
      'Revert “Mine”',
      'Later',
      'Mine',
      'Start the project',
    ]);
    expect(unsaved).toEqual([]);
  });

  test('reverting the last save adds to the history and can itself be undone', async () => {
    const space = await open();
    expect(await refusal(space, { kind: 'take-back' })).toContain('there is nothing before it');
    await write(space, { 'public/index.html': 'worse' });
    await run(space, { kind: 'save', message: 'Worse' });
    const id = await run(space, { kind: 'take-back' });
    expect(await text(space, 'public/index.html')).toContain('first page');
    expect((await space.host.status(space.project)).commits).toHaveLength(3);
    await run(space, { kind: 'undo', operationId: id });
    expect(await text(space, 'public/index.html')).toBe('worse');
    expect((await space.host.status(space.project)).commits[0]?.message).toBe('Worse');
  });

  test('the first files of a project are one save beside existing files, and can be undone', async () => {
    const space = await open();
    const before = await branches(space);
    await write(space, { 'public/logo.txt': 'mine' });
    const action = {
      kind: 'start-project',
      name: 'Club',
      description: 'For <all>',
      templateId: 'todo-app',
    } as const;
    await run(space, { kind: 'save', message: 'Logo' });
    const saved = await branches(space);
    await write(space, { 'notes.md': 'not saved' });
    expect(await refusal(space, action)).toContain('notes.md has unsaved changes');
    await write(space, { 'notes.md': null });
    const id = await run(space, action);
    expect(await text(space, 'public/index.html')).toContain('For &#60;all&#62;');
    expect(await text(space, 'public/logo.txt', 'main')).toBe('mine');
    expect(await refusal(space, action)).toContain('already exist');
    await run(space, { kind: 'undo', operationId: id });
    expect(await branches(space)).toEqual(saved);
    expect(saved).not.toEqual(before);
    expect(await text(space, 'public/style.css')).toBeUndefined();
    expect(await text(space, 'public/logo.txt')).toBe('mine');
  });

  test('a proof shows what changes line by line, and of what is no text only that it changes', async () => {
    const space = await open();
    await write(space, { 'a.txt': 'one\ntwo\nthree\n', 'old.txt': 'gone' });
    await run(space, { kind: 'save', message: 'First' });
    await write(space, {
      'a.txt': 'one\n2\nthree\n',
      'old.txt': null,
      'new.txt': 'here',
      'picture.bin': '\0\0',
      'long.txt': 'line\n'.repeat(5000),
    });
    const { diffs, effect } = await prove(space, { kind: 'save', message: 'Second' });
    expect(effect.files).toHaveLength(5);
    expect(diffs).toEqual([
      {
        path: 'a.txt',
        hunks: [
          {
            oldStart: 1,
            newStart: 1,
            lines: [
              { kind: 'context', text: 'one' },
              { kind: 'removed', text: 'two' },
              { kind: 'added', text: '2' },
              { kind: 'context', text: 'three' },
            ],
          },
        ],
      },
      { path: 'new.txt', hunks: [expect.objectContaining({ lines: [{ kind: 'added', text: 'here' }] })] },
      { path: 'old.txt', hunks: [expect.objectContaining({ lines: [{ kind: 'removed', text: 'gone' }] })] },
    ]);
  });

  test('a branch that is deleted comes back with all its saves', async () => {
    const space = await open();
    await branchWith(space, 'idea', { 'idea.md': 'good' });
    const before = await branches(space);
    const action = { kind: 'delete-branch', name: 'idea' } as const;
    expect((await prove(space, action)).effect.lost.map((commit) => commit.message)).toEqual([
      'Work on idea',
    ]);
    const id = await run(space, action);
    expect(Object.keys(await branches(space))).toEqual(['main']);
    await run(space, { kind: 'undo', operationId: id });
    expect(await branches(space)).toEqual(before);
    expect(await text(space, 'idea.md', 'idea')).toBe('good');
  });

  test('undo deletes a new branch only while nothing was built on it', async () => {
    const space = await open();
    const first = await run(space, { kind: 'create-branch', name: 'one', switchTo: false });
    await run(space, { kind: 'undo', operationId: first });
    const second = await run(space, { kind: 'create-branch', name: 'one', switchTo: true });
    await write(space, { 'a.txt': '1' });
    await run(space, { kind: 'save', message: 'One' });
    expect(await refusal(space, { kind: 'undo', operationId: second })).toContain('changed since');
  });

  test('undo of a new branch that was switched to goes back', async () => {
    const space = await open();
    const id = await run(space, { kind: 'create-branch', name: 'one', switchTo: true });
    await run(space, { kind: 'undo', operationId: id });
    expect(await space.host.status(space.project)).toMatchObject({
      branch: 'main',
      branches: [{ name: 'main' }],
    });
  });

  test.each([
    [{ kind: 'delete-branch', name: 'main' }, 'cannot be deleted'],
    [{ kind: 'delete-branch', name: 'nope' }, 'no branch called nope'],
    [{ kind: 'switch', name: 'nope' }, 'no branch called nope'],
    [{ kind: 'switch', name: 'main' }, 'already on main'],
    [{ kind: 'merge', from: 'main', into: 'main' }, 'into itself'],
    [{ kind: 'merge', from: 'main', into: 'nope' }, 'no branch called nope'],
    [{ kind: 'create-branch', name: 'main', switchTo: false }, 'already a branch'],
    [{ kind: 'create-branch', name: 'MAIN', switchTo: false }, 'differ in more than capital letters'],
    [{ kind: 'create-branch', name: 'main/x', switchTo: false }, 'starts with the other'],
    [{ kind: 'create-branch', name: '../../config', switchTo: false }, 'cannot be a branch name'],
    [{ kind: 'create-branch', name: '--force', switchTo: false }, 'cannot be a branch name'],
    [{ kind: 'create-branch', name: 'a.lock', switchTo: false }, 'cannot be a branch name'],
    [{ kind: 'create-branch', name: 'a b', switchTo: false }, 'cannot be a branch name'],
    [{ kind: 'undo', operationId: '00000000-0000-4000-8000-000000000000' }, 'no record'],
  ] satisfies [CodeAction, string][])('refuses %j', async (action, reason) => {
    expect(await refusal(await open(), action)).toContain(reason);
  });

  test.each([
    '../x',
    '/etc/x',
    'a/../../x',
    '.git/config',
    'A/.GIT/hooks/x',
    'git~1/x',
    'a\\b',
    'a//b',
    '',
    'a\u0000b',
    '.g\u200cit/x',
    'x.',
    'c:x',
  ])('writes nothing to %j', async (path) => {
    const { host, project } = await open();
    expect(
      await host.write(project, [
        { path: 'fine.txt', bytes: bytes('x') },
        { path, bytes: bytes('x') },
      ]),
    ).toMatchObject({ ok: false });
    expect((await host.status(project)).unsaved).toEqual([]);
    expect(await host.read(project, path)).toMatchObject({ ok: false });
  });

  test('compares two saves file by file', async () => {
    const space = await open();
    await branchWith(space, 'side', { 'a.txt': 'abc', 'README.md': null });
    const changes = await space.host.compare(space.project, 'main', 'side');
    expect(changes).toMatchObject({
      ok: true,
      value: [
        { path: 'README.md', change: 'removed', bytesAfter: null },
        { path: 'a.txt', change: 'added', bytesBefore: null, bytesAfter: 3 },
      ],
    });
    expect(await space.host.compare(space.project, 'main', 'nope')).toMatchObject({ ok: false });
  });

  test('many calls at once do not get in each other’s way', async () => {
    const space = await open();
    await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        await run(space, { kind: 'create-branch', name: `b${index}`, switchTo: false }).catch(() => {});
        await write(space, { [`f${index}.txt`]: String(index) });
      }),
    );
    await run(space, { kind: 'save', message: 'All' });
    expect((await space.host.status(space.project)).unsaved).toEqual([]);
    expect(await space.host.files(space.project, 'main')).toMatchObject({ ok: true, value: { length: 12 } });
  });
}
