import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CodeAction } from '../../packages/engine/src/ports/codeHost.ts';
import { codeProjects, state, thereAndBack, unsavedOf } from './codeActions.support.ts';
import { refusal, run, text, write } from './contracts/codeSteps.ts';
import { openIn } from './contracts/codeWorkspace.ts';

const { folder, openWith } = codeProjects();
const unusual = [
  'päth/ünï cödé.txt',
  "it's $(here).txt",
  '-rf.txt',
  '名前/ファイル.md',
  '[a]*?.txt',
] as const;

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
