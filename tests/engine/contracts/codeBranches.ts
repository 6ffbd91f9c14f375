import { expect, test } from 'vitest';
import {
  author,
  branches,
  branchWith,
  prove,
  refusal,
  run,
  savedAt,
  text,
  write,
  type Workspace,
} from './codeSteps.ts';

/** The part of the contract of a code host about branches: switching, merging, deleting. */
export function codeBranchContract(open: () => Promise<Workspace>): void {
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
      at: savedAt,
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
}
