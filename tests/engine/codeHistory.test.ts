import { describe, expect, test } from 'vitest';
import { embeddedCodeHost } from '../../packages/engine/src/code/embedded.ts';
import { systemClock } from '../../packages/engine/src/ports/system.ts';
import { codeProjects, conflictsOf, state, thereAndBack, unsavedOf } from './codeActions.support.ts';
import { prove, refusal, run, text, write } from './contracts/codeSteps.ts';
import { git, openIn } from './contracts/codeWorkspace.ts';

const { folder, openWith } = codeProjects();

describe('earlier versions', () => {
  test('an earlier save is reverted; later and unsaved changes stay', async () => {
    const space = await openWith({ 'hours.txt': 'Tuesday\n', 'prices.txt': '32\n' });
    await write(space, { 'hours.txt': 'Monday\n' });
    await run(space, { kind: 'save', message: 'Opening hours' });
    await write(space, { 'prices.txt': '42\n' });
    await run(space, { kind: 'save', message: 'Prices' });
    await write(space, { 'about.txt': 'not saved' });
    const wrong = (await space.host.status(space.project)).commits[1]?.id.slice(0, 10);
    await thereAndBack(space, { kind: 'revert', commit: wrong });
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
    const action = { kind: 'revert', commit: middle } as const;
    expect(await refusal(space, action)).toBe(
      '“Version 2” cannot be reverted alone, because later saves build on it. Both sides changed a.txt. Nothing was changed.',
    );
    expect(await conflictsOf(space, action)).toEqual(['a.txt']);
    expect(await state(space)).toEqual(before);
    await write(space, { 'a.txt': 'mine\n' });
    expect(await refusal(space, { kind: 'revert' })).toContain('a.txt has unsaved changes');
    expect(await refusal(space, { kind: 'revert', commit: 'feedbeef' })).toContain('no save called feedbeef');
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
