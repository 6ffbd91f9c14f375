import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { embeddedCodeHost } from '../../packages/engine/src/code/embedded.ts';
import { systemClock } from '../../packages/engine/src/ports/system.ts';
import type { CodeAction } from '../../packages/engine/src/ports/codeHost.ts';
import { prove, refusal, run, text, write } from './contracts/codeHost.ts';
import { git, openIn, projectsFolder, type DiskWorkspace } from './contracts/codeWorkspace.ts';

const folder = projectsFolder();
const author = { name: 'Ada Founder', email: 'ada@users.example.org' };
const at = '2026-11-21T10:00:00.000Z';
const unusual = [
  'päth/ünï cödé.txt',
  "it's $(here).txt",
  '-rf.txt',
  '名前/ファイル.md',
  '[a]*?.txt',
] as const;

/** A project with one save of `files`. */
async function openWith(files: Readonly<Record<string, string>>): Promise<DiskWorkspace> {
  const space = await openIn(folder());
  await write(space, files);
  await run(space, { kind: 'save', message: 'Base' });
  return space;
}

async function state({ host, project, files }: DiskWorkspace): Promise<unknown> {
  const { branch, branches, unsaved } = await host.status(project);
  const contents = await Promise.all(
    unsaved.map(async ({ path }) => (await text({ host, project, inspect: async () => {} }, path)) ?? null),
  );
  const refs = await git(files, 'for-each-ref', '--format=%(refname) %(objectname)', 'refs/tags');
  const asides = await host.asides(project);
  return { branch, branches, unsaved, contents, refs, asides };
}

/** Proves, executes and undoes an action, then undoes that: every step ends in the same state as the one it repeats. */
async function thereAndBack(space: DiskWorkspace, action: CodeAction): Promise<void> {
  const before = await state(space);
  const proof = await prove(space, action);
  expect(proof.undo).toBe('exact');
  expect(await state(space)).toEqual(before);
  const id = await run(space, action);
  const after = await state(space);
  expect(after).not.toEqual(before);
  const undo = await run(space, { kind: 'undo', operationId: id });
  expect(await state(space)).toEqual(before);
  await run(space, { kind: 'undo', operationId: undo });
  expect(await state(space)).toEqual(after);
}

async function conflictsOf({ host, project }: DiskWorkspace, action: CodeAction): Promise<unknown> {
  const proof = await host.prove(project, { action, author, at });
  return proof.ok ? undefined : proof.error.conflicts;
}

async function unsavedOf({ host, project }: DiskWorkspace): Promise<readonly string[]> {
  return (await host.status(project)).unsaved.map(({ path, change }) => `${change} ${path}`);
}

describe('saving', () => {
  test('only some files are saved, the others stay unsaved', async () => {
    const space = await openWith({ 'about.html': 'eleven', 'shop/a.txt': '1', 'shop/b.txt': '1' });
    await write(space, {
      'about.html': 'twelve',
      'weddings.html': 'new',
      'shop/a.txt': null,
      'shop/b.txt': '2',
    });
    await thereAndBack(space, { kind: 'save', message: 'About', paths: ['about.html'] });
    expect(await text(space, 'about.html', 'main')).toBe('twelve');
    expect(await unsavedOf(space)).toEqual([
      'removed shop/a.txt',
      'changed shop/b.txt',
      'added weddings.html',
    ]);
    await run(space, { kind: 'save', paths: ['shop'] });
    expect((await space.host.status(space.project)).commits[0]?.message).toBe('Change 2 files');
    expect(await unsavedOf(space)).toEqual(['added weddings.html']);
    expect(await refusal(space, { kind: 'save', paths: ['about.html'] })).toBe(
      'about.html has no unsaved changes.',
    );
  });

  test('files with unusual names are saved, moved, discarded and deleted like any other', async () => {
    const space = await openWith(Object.fromEntries(unusual.map((path) => [path, 'one'])));
    const edit = (content: string): Promise<void> =>
      write(space, Object.fromEntries(unusual.map((path) => [path, content])));
    await edit('two');
    await write(space, { 'other.txt': 'x' });
    await thereAndBack(space, { kind: 'save', paths: unusual });
    await edit('three');
    await thereAndBack(space, { kind: 'discard', paths: unusual });
    const moves = unusual.map((path) => ({ kind: 'move-file', path, to: `new/${path}` }) as const);
    await thereAndBack(space, { kind: 'several', actions: moves });
    await thereAndBack(space, { kind: 'delete-files', paths: unusual.map((path) => `new/${path}`) });
    const left = ['added other.txt', ...unusual.map((path) => `removed ${path}`)];
    expect((await unsavedOf(space)).toSorted()).toEqual(left.toSorted());
  });
});

describe('branches and tags', () => {
  test('a branch is renamed, also the current one, and never main', async () => {
    const space = await openIn(folder());
    await run(space, { kind: 'create-branch', name: 'test1', switchTo: false });
    await thereAndBack(space, { kind: 'rename-branch', name: 'test1', to: 'parents-page' });
    await run(space, { kind: 'switch', name: 'parents-page' });
    await thereAndBack(space, { kind: 'rename-branch', name: 'parents-page', to: 'élternseite' });
    expect((await space.host.status(space.project)).branch).toBe('élternseite');
    expect(await refusal(space, { kind: 'rename-branch', name: 'main', to: 'x' })).toContain(
      'cannot be renamed',
    );
    expect(await refusal(space, { kind: 'rename-branch', name: 'élternseite', to: 'main' })).toContain(
      'already',
    );
  });

  test('tags are added to any version and deleted', async () => {
    const space = await openWith({ 'a.txt': '1' });
    const [, first] = (await space.host.status(space.project)).commits;
    await thereAndBack(space, { kind: 'tag', name: 'season-2026' });
    await thereAndBack(space, { kind: 'tag', name: 'v1', version: first?.id.slice(0, 7) });
    expect(await space.host.tags(space.project)).toEqual([
      expect.objectContaining({ name: 'season-2026' }),
      { name: 'v1', commit: first?.id },
    ]);
    expect(await refusal(space, { kind: 'tag', name: 'V1' })).toBe('There is already a tag called v1.');
    await thereAndBack(space, { kind: 'delete-tag', name: 'v1' });
    expect(await refusal(space, { kind: 'delete-tag', name: 'v1' })).toBe('There is no tag called v1.');
  });

  test('a branch starts from a tag', async () => {
    const space = await openWith({ 'a.txt': '1' });
    await run(space, { kind: 'tag', name: 'launch' });
    await write(space, { 'a.txt': '2' });
    await run(space, { kind: 'save' });
    await thereAndBack(space, { kind: 'create-branch', name: 'retro', from: 'launch', switchTo: true });
    expect(await text(space, 'a.txt')).toBe('1');
  });
});

describe('earlier versions', () => {
  test('an earlier save is reverted; later and unsaved changes stay', async () => {
    const space = await openWith({ 'hours.txt': 'Tuesday\n', 'prices.txt': '32\n' });
    await write(space, { 'hours.txt': 'Monday\n' });
    await run(space, { kind: 'save', message: 'Opening hours' });
    await write(space, { 'prices.txt': '42\n' });
    await run(space, { kind: 'save', message: 'Prices' });
    await write(space, { 'about.txt': 'not saved' });
    const wrong = (await space.host.status(space.project)).commits[1]?.id.slice(0, 10);
    await thereAndBack(space, { kind: 'take-back', commit: wrong });
    expect(await text(space, 'hours.txt', 'main')).toBe('Tuesday\n');
    expect([await text(space, 'prices.txt'), await text(space, 'about.txt')]).toEqual(['42\n', 'not saved']);
    expect((await space.host.status(space.project)).commits[0]?.message).toBe('Revert “Opening hours”');
  });

  test('a revert that later saves build on is a conflict, and one over unsaved changes is refused', async () => {
    const space = await openWith({ 'a.txt': '1\n' });
    for (const content of ['2\n', '3\n']) {
      await write(space, { 'a.txt': content });
      await run(space, { kind: 'save', message: `Version ${content.trim()}` });
    }
    const middle = (await space.host.status(space.project)).commits[1]?.id;
    const before = await state(space);
    const action = { kind: 'take-back', commit: middle } as const;
    expect(await refusal(space, action)).toBe(
      '“Version 2” cannot be reverted alone, because later saves build on it. Both sides changed a.txt. Nothing was changed.',
    );
    expect(await conflictsOf(space, action)).toEqual(['a.txt']);
    expect(await state(space)).toEqual(before);
    await write(space, { 'a.txt': 'mine\n' });
    expect(await refusal(space, { kind: 'take-back' })).toContain('a.txt has unsaved changes');
    expect(await refusal(space, { kind: 'take-back', commit: 'feedbeef' })).toContain(
      'no save called feedbeef',
    );
  });

  test('files are restored from a tag, unsaved, and unsaved work they replace comes back', async () => {
    const space = await openWith({ 'prices.html': '32', 'index.html': 'old' });
    await run(space, { kind: 'tag', name: 'launch' });
    await write(space, { 'prices.html': '42', 'index.html': 'new', 'extra.html': 'x' });
    await run(space, { kind: 'save' });
    await write(space, { 'prices.html': 'half done', 'about.html': 'mine' });
    const one = { kind: 'restore', from: 'launch', paths: ['prices.html'] } as const;
    expect((await prove(space, one)).effect.replaced).toEqual(['prices.html']);
    await thereAndBack(space, one);
    expect(await text(space, 'prices.html')).toBe('32');
    expect(await text(space, 'index.html')).toBe('new');
    await thereAndBack(space, { kind: 'restore', from: 'launch' });
    expect(await unsavedOf(space)).toEqual([
      'removed extra.html',
      'changed index.html',
      'changed prices.html',
    ]);
    expect(await refusal(space, { kind: 'restore', from: 'launch', paths: ['nope'] })).toBe(
      'There is no file called nope in launch.',
    );
    expect(await refusal(space, { kind: 'restore', from: 'launch' })).toBe(
      'Everything is already as in launch.',
    );
  });
});

describe('unsaved changes', () => {
  test('are discarded, and undo brings every byte back, also after a clean-up by git', async () => {
    const space = await openWith({ 'a.txt': 'a', 'b.bin': '\0\u0001', 'gone.txt': 'x' });
    await write(space, { 'a.txt': 'changed', 'b.bin': '\0\u0002\0', 'gone.txt': null, 'new/n.txt': 'n' });
    const before = await state(space);
    const all = { kind: 'discard' } as const;
    expect((await prove(space, all)).effect.replaced).toEqual(['a.txt', 'b.bin', 'gone.txt', 'new/n.txt']);
    const id = await run(space, all);
    expect(await unsavedOf(space)).toEqual([]);
    await git(space.files, 'reflog', 'expire', '--expire=now', '--all');
    await git(space.files, 'gc', '--quiet', '--prune=now');
    await run(space, { kind: 'undo', operationId: id });
    expect(await state(space)).toEqual(before);
    expect(await refusal(await openIn(folder()), all)).toBe('There are no unsaved changes to discard.');
  });

  test('an undo that would overwrite a later edit is refused', async () => {
    const space = await openWith({ 'a.txt': 'saved' });
    await write(space, { 'a.txt': 'first' });
    const id = await run(space, { kind: 'discard', paths: ['a.txt'] });
    await write(space, { 'a.txt': 'second' });
    expect(await refusal(space, { kind: 'undo', operationId: id })).toContain('a.txt changed after this');
    expect(await text(space, 'a.txt')).toBe('second');
  });

  test('are set aside and brought back, also after a restart and by another name', async () => {
    const space = await openWith({ 'index.html': 'saved', 'old.html': 'o' });
    await write(space, { 'index.html': 'half finished', 'new.html': 'n', 'old.html': null });
    await thereAndBack(space, { kind: 'set-aside', note: 'Before the chairman’s visit' });
    expect([await text(space, 'index.html'), await unsavedOf(space)]).toEqual(['saved', []]);
    const host = embeddedCodeHost({ directory: folder(), clock: systemClock });
    expect(await host.asides(space.project)).toMatchObject([
      { note: 'Before the chairman’s visit', files: [{}, {}, {}] },
    ]);
    await write(space, { 'other.html': 'x' });
    await thereAndBack({ ...space, host }, { kind: 'bring-back' });
    expect(await unsavedOf(space)).toEqual([
      'changed index.html',
      'added new.html',
      'removed old.html',
      'added other.html',
    ]);
    expect(await refusal(space, { kind: 'bring-back' })).toBe('Nothing is set aside.');
  });

  test('brought back onto changed files are a conflict, and nothing changes', async () => {
    const space = await openWith({ 'a.txt': '1\n', 'b.txt': '1\n' });
    await write(space, { 'a.txt': 'aside\n', 'b.txt': 'aside\n' });
    await run(space, { kind: 'set-aside' });
    await write(space, { 'a.txt': 'now\n', 'b.txt': null });
    const before = await state(space);
    expect(await refusal(space, { kind: 'bring-back' })).toBe(
      'Your changes cannot be brought back onto the files as they are now. Both sides changed a.txt. b.txt was deleted in your files and changed in the changes you set aside. Nothing was changed.',
    );
    expect(await conflictsOf(space, { kind: 'bring-back' })).toEqual(['a.txt', 'b.txt']);
    expect(await state(space)).toEqual(before);
  });
});

describe('files', () => {
  test('are written, moved and deleted as unsaved changes', async () => {
    const space = await openWith({ 'a.txt': '1', 'docs/x.md': 'x', 'docs/deep/y.md': 'y' });
    await thereAndBack(space, { kind: 'write-file', path: 'new/page.html', content: '<p>ü</p>\n' });
    expect(await text(space, 'new/page.html')).toBe('<p>ü</p>\n');
    await thereAndBack(space, { kind: 'write-file', path: 'a.txt', content: '' });
    await thereAndBack(space, { kind: 'move-file', path: 'docs', to: 'help' });
    expect(await text(space, 'help/deep/y.md')).toBe('y');
    await thereAndBack(space, { kind: 'delete-files', paths: ['help', 'a.txt'] });
    expect(await unsavedOf(space)).toEqual([
      'removed a.txt',
      'removed docs/deep/y.md',
      'removed docs/x.md',
      'added new/page.html',
    ]);
  });

  test.each([
    [{ kind: 'write-file', path: '../x', content: '' }, 'must not leave its folder'],
    [{ kind: 'write-file', path: '.git/config', content: '' }, 'must not be inside the .git folder'],
    [{ kind: 'write-file', path: 'docs', content: '' }, 'docs is a folder.'],
    [{ kind: 'write-file', path: 'a.txt/b', content: '' }, 'a.txt is a file, so it cannot contain a.txt/b.'],
    [{ kind: 'write-file', path: 'a.txt', content: '1' }, 'already has exactly this content'],
    [{ kind: 'write-file', path: 'private/key', content: 'k' }, 'listed in .gitignore'],
    [{ kind: 'move-file', path: 'a.txt', to: 'docs/x.md' }, 'already a file called docs/x.md'],
    [{ kind: 'move-file', path: 'docs', to: 'docs/inner' }, 'cannot be moved into itself'],
    [{ kind: 'move-file', path: 'a.txt', to: '../a.txt' }, 'must not leave its folder'],
    [{ kind: 'delete-files', paths: ['a.txt', 'nope'] }, 'no file called nope'],
  ] satisfies [CodeAction, string][])('refuses %j', async (action, reason) => {
    const space = await openWith({ 'a.txt': '1', 'docs/x.md': 'x', '.gitignore': 'private\n' });
    const before = await state(space);
    expect(await refusal(space, action)).toContain(reason);
    expect(await state(space)).toEqual(before);
  });

  test('nothing is written through a link, and no ignored file is overwritten', async () => {
    const space = await openWith({ 'a.txt': '1', 'data/x.txt': '1' });
    await run(space, { kind: 'tag', name: 'old' });
    await write(space, { 'data/x.txt': null, '.gitignore': 'data\n' });
    await run(space, { kind: 'save' });
    await mkdir(join(space.files, 'data'), { recursive: true });
    await writeFile(join(space.files, 'data', 'x.txt'), 'precious');
    expect(await refusal(space, { kind: 'restore', from: 'old', paths: ['data'] })).toContain(
      'data/x.txt is in your files but not in any save',
    );
    expect(await readFile(join(space.files, 'data', 'x.txt'), 'utf8')).toBe('precious');
  });
});

describe('ignoring', () => {
  test('a saved file stays on disk and leaves the history from now on', async () => {
    const space = await openWith({ '.env': 'KEY=1', 'index.html': 'x' });
    await write(space, { 'index.html': 'edited' });
    await thereAndBack(space, { kind: 'ignore', patterns: ['.env', '*.log'] });
    expect(await text(space, '.env')).toBe('KEY=1');
    expect(await text(space, '.env', 'main')).toBeUndefined();
    expect(await text(space, '.gitignore', 'main')).toBe('.env\n*.log\n');
    expect(await unsavedOf(space)).toEqual(['changed index.html']);
    await write(space, { 'today.log': 'x', '.env': 'KEY=2' });
    expect(await unsavedOf(space)).toEqual(['changed index.html']);
    expect(await refusal(space, { kind: 'ignore', patterns: ['.env'] })).toBe('.env is already ignored.');
    expect(await refusal(space, { kind: 'ignore', patterns: ['a\nb'] })).toContain('one line of text');
  });
});

describe('a merge', () => {
  async function diverged(): Promise<DiskWorkspace> {
    const space = await openWith({
      'hours.txt': 'base\n',
      'gone.txt': 'base\n',
      'logo.bin': '\0base',
      'both.txt': 'b\n',
    });
    await run(space, { kind: 'create-branch', name: 'autumn', switchTo: true });
    await write(space, {
      'hours.txt': 'Thursday\n',
      'gone.txt': null,
      'logo.bin': '\0autumn',
      'new.txt': 'autumn\n',
    });
    await run(space, { kind: 'save' });
    await run(space, { kind: 'switch', name: 'main' });
    await write(space, {
      'hours.txt': 'weekday\n',
      'gone.txt': 'kept\n',
      'logo.bin': '\0main!',
      'new.txt': 'main\n',
    });
    await run(space, { kind: 'save' });
    return space;
  }

  test('with conflicts says for each file what happened', async () => {
    const reason = await refusal(await diverged(), { kind: 'merge', from: 'autumn', into: 'main' });
    expect(reason).toContain('Both sides changed hours.txt.');
    expect(reason).toContain('gone.txt was changed on main and deleted on autumn.');
    expect(reason).toContain('Both sides added new.txt, with different content.');
  });

  test('is settled file by file, also where files are deleted or not text', async () => {
    const space = await diverged();
    const settle = [
      { path: 'hours.txt', keep: 'theirs' },
      { path: 'gone.txt', keep: 'theirs' },
      { path: 'logo.bin', keep: 'ours' },
      { path: 'new.txt', keep: 'ours' },
    ] as const;
    const merge = { kind: 'merge', from: 'autumn', into: 'main' } as const;
    expect(await conflictsOf(space, { ...merge, settle: settle.slice(0, 3) })).toEqual(['new.txt']);
    expect(
      await conflictsOf(space, { ...merge, settle: settle.filter(({ path }) => path !== 'logo.bin') }),
    ).toEqual(['logo.bin']);
    await thereAndBack(space, { ...merge, settle });
    expect(await text(space, 'hours.txt', 'main')).toBe('Thursday\n');
    expect(await text(space, 'gone.txt')).toBeUndefined();
    expect(await text(space, 'logo.bin')).toBe('\0main!');
    expect(await text(space, 'new.txt')).toBe('main\n');
    expect(await git(space.files, 'log', '-1', '--format=%s%n%P')).toMatch(
      /^Merge branch 'autumn' into main\n\w+ \w+$/,
    );
    expect(await refusal(space, merge)).toBe('main already has everything from autumn.');
  });

  test('that another tool left unfinished is discarded, then made again', async () => {
    const space = await diverged();
    await git(space.files, 'merge', 'autumn').catch(() => undefined);
    expect(await text(space, 'hours.txt')).toContain('<<<<<<<');
    const settle = ['hours.txt', 'gone.txt', 'logo.bin', 'new.txt'].map(
      (path) => ({ path, keep: 'theirs' }) as const,
    );
    const merge = { kind: 'merge', from: 'autumn', into: 'main', settle } as const;
    expect(await refusal(space, merge)).toContain('Another tool began a merge');
    await run(space, { kind: 'discard' });
    expect(await text(space, 'hours.txt')).toBe('weekday\n');
    await run(space, merge);
    expect(await text(space, 'hours.txt', 'main')).toBe('Thursday\n');
  });

  test('keeps unsaved changes of other files, and settles only what a side changed', async () => {
    const space = await openWith({ 'a.txt': '1\n' });
    await run(space, { kind: 'create-branch', name: 'side', switchTo: true });
    await write(space, { 'side.txt': 's' });
    await run(space, { kind: 'save' });
    await run(space, { kind: 'switch', name: 'main' });
    await write(space, { 'a.txt': 'unsaved\n' });
    const merge = { kind: 'merge', from: 'side', into: 'main' } as const;
    expect(await refusal(space, { ...merge, settle: [{ path: 'a.txt', keep: 'ours' }] })).toContain(
      'Neither side changed a.txt',
    );
    await thereAndBack(space, merge);
    expect([await text(space, 'a.txt'), await text(space, 'side.txt')]).toEqual(['unsaved\n', 's']);
  });
});

describe('several changes are one plan', () => {
  test('each works on what the one before left, and one undo reverts all', async () => {
    const space = await openWith({ 'index.html': 'x', '.env': 'KEY' });
    await run(space, { kind: 'create-branch', name: 'christmas', switchTo: true });
    await write(space, { 'christmas.html': 'c' });
    await run(space, { kind: 'save' });
    await run(space, { kind: 'switch', name: 'main' });
    await run(space, { kind: 'create-branch', name: 'pink', switchTo: false });
    await write(space, { 'weddings.html': 'w' });
    await thereAndBack(space, {
      kind: 'several',
      actions: [
        { kind: 'write-file', path: 'about.html', content: 'us' },
        { kind: 'save', message: 'weddings' },
        { kind: 'delete-branch', name: 'pink' },
        { kind: 'merge', from: 'christmas', into: 'main' },
        { kind: 'ignore', patterns: ['.env'] },
        { kind: 'tag', name: 'v2' },
        { kind: 'create-branch', name: 'next', switchTo: true },
        { kind: 'delete-files', paths: ['index.html'] },
      ],
    });
    expect(await space.host.status(space.project)).toMatchObject({
      branch: 'next',
      branches: [{ name: 'christmas' }, { name: 'main' }, { name: 'next' }],
      unsaved: [{ path: 'index.html', change: 'removed' }],
    });
    expect(await text(space, 'christmas.html', 'v2')).toBe('c');
    expect(await text(space, '.env')).toBe('KEY');
  });

  test('a later one that is refused leaves everything as it was', async () => {
    const space = await openWith({ 'a.txt': '1' });
    await write(space, { 'a.txt': '2' });
    const before = await state(space);
    const actions = [{ kind: 'save' }, { kind: 'switch', name: 'nope' }] as const;
    expect(await refusal(space, { kind: 'several', actions })).toBe('There is no branch called nope.');
    expect(await state(space)).toEqual(before);
  });

  test('saves of one plan that later saves build on are reverted together', async () => {
    const space = await openWith({ 'a.txt': '1' });
    const id = await run(space, {
      kind: 'several',
      actions: [
        { kind: 'write-file', path: 'one.txt', content: '1' },
        { kind: 'save' },
        { kind: 'write-file', path: 'two.txt', content: '2' },
        { kind: 'save' },
      ],
    });
    await write(space, { 'later.txt': 'l' });
    await run(space, { kind: 'save' });
    await run(space, { kind: 'undo', operationId: id });
    const files = await space.host.files(space.project);
    const paths = files.ok ? files.value.map(({ path }) => path) : [];
    expect(paths).toContain('later.txt');
    expect(paths.filter((path) => path === 'one.txt' || path === 'two.txt')).toEqual([]);
  });
});

test('an operation recorded before files were listed in records is still undone', async () => {
  const space = await openWith({ 'a.txt': '1' });
  await run(space, { kind: 'create-branch', name: 'side', switchTo: true });
  await write(space, { 'a.txt': '2', 'side.txt': 's' });
  await run(space, { kind: 'save' });
  const id = await run(space, { kind: 'switch', name: 'main' });
  const path = join(space.home, 'applied', `${id}.json`);
  const record: unknown = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...Object(record), moves: undefined }));
  await run(space, { kind: 'undo', operationId: id });
  expect([await text(space, 'a.txt'), await text(space, 'side.txt')]).toEqual(['2', 's']);
});
