import { describe, expect, test } from 'vitest';
import { codeProjects, conflictsOf, thereAndBack } from './codeActions.support.ts';
import { refusal, run, text, write } from './contracts/codeSteps.ts';
import { git, type DiskWorkspace } from './contracts/codeWorkspace.ts';

const { openWith } = codeProjects();

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
