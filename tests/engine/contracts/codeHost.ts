import { randomUUID } from 'node:crypto';
import type { CodeAction } from '../../../packages/engine/src/ports/codeHost.ts';
import { expect, test } from 'vitest';
import { codeBranchContract } from './codeBranches.ts';
import {
  author,
  branches,
  branchWith,
  bytes,
  prove,
  refusal,
  run,
  savedAt,
  text,
  write,
  type Workspace,
} from './codeSteps.ts';

/** What every code host does; `open` gives a fresh project each time. */
export function codeHostContract(open: () => Promise<Workspace>): void {
  codeBranchContract(open);

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
    expect(status.commits[0]).toMatchObject({ message: 'Write notes', author: 'Ada Founder', at: savedAt });
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
    const approved = { action, author, at: savedAt, operationId: randomUUID(), signature };
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
    const done = await space.host.execute(space.project, {
      action,
      author,
      at: savedAt,
      operationId,
      signature,
    });
    expect(done).toEqual({ ok: false, error: { kind: 'changed' } });
    expect(await space.host.applied(space.project, operationId)).toBeUndefined();
    expect((await space.host.status(space.project)).commits).toHaveLength(1);
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
    expect(await refusal(space, { kind: 'revert' })).toContain('there is nothing before it');
    await write(space, { 'public/index.html': 'worse' });
    await run(space, { kind: 'save', message: 'Worse' });
    const id = await run(space, { kind: 'revert' });
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
