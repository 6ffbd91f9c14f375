import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, open as openFile, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { embeddedCodeHost } from '../../packages/engine/src/code/embedded.ts';
import { compareLimitProblem, saveLimitProblem } from '../../packages/engine/src/code/limits.ts';
import type { FileProgress } from '../../packages/engine/src/ports/codeHost.ts';
import { systemClock } from '../../packages/engine/src/ports/system.ts';
import { codeHostContract } from './contracts/codeHost.ts';
import { prove, refusal, run, text, write, type Workspace } from './contracts/codeSteps.ts';
import { git, openIn, projectsFolder, type DiskWorkspace } from './contracts/codeWorkspace.ts';

let directory: string;
const folder = projectsFolder();
beforeAll(() => {
  directory = folder();
});
const open = (): Promise<DiskWorkspace> => openIn(directory);

test('saves and comparisons have limits that say what to do', () => {
  const advice =
    'List files you don’t need to save, such as downloaded packages, in .gitignore, then save again.';
  expect(saveLimitProblem({ files: 20_000, bytes: 500 * 1024 ** 2 })).toBeUndefined();
  expect(saveLimitProblem({ files: 20_001, bytes: 1 })).toBe(
    `20,001 files have changed, and one save can hold at most 20,000. ${advice}`,
  );
  expect(saveLimitProblem({ files: 1, bytes: 612 * 1024 ** 2 })).toBe(
    `The changed files come to 612.0 MB, and one save can hold at most 500 MB. ${advice}`,
  );
  expect(compareLimitProblem(20_000)).toBeUndefined();
  expect(compareLimitProblem(20_001)).toBe(
    'These saves differ in 20,001 files, and at most 20,000 can be compared at once. Compare saves that are closer together.',
  );
});

/** How far some work comes, seen at every turn of the event loop; `onSeen` is called with each. */
async function watch(
  { host, project }: Workspace,
  work: Promise<unknown>,
  onSeen: (progress: FileProgress) => void = () => {},
): Promise<readonly FileProgress[]> {
  const seen: FileProgress[] = [];
  const state = { isOver: false };
  const end = (): void => {
    state.isOver = true;
  };
  void work.then(end, end);
  while (!state.isOver) {
    const progress = host.progress(project);
    if (progress) {
      seen.push(progress);
      onSeen(progress);
    }
    await setImmediate();
  }
  return seen;
}

describe('the embedded code host', () => {
  codeHostContract(open);

  test('a save of hundreds of added, changed and removed files is undone as real git sees it', async () => {
    const space = await open();
    const names = Array.from({ length: 300 }, (_, at) => `päth/${at % 7}/file-${at}.txt`);
    await write(space, Object.fromEntries(names.map((name) => [name, 'first'])));
    await run(space, { kind: 'save', message: 'First' });
    const [gone = '', ...kept] = names;
    await write(space, { [gone]: null, ...Object.fromEntries(kept.map((name) => [name, 'second'])) });
    const second = await run(space, { kind: 'save', message: 'Second' });
    expect((await space.host.status(space.project)).unsaved).toEqual([]);
    await run(space, { kind: 'undo', operationId: second });
    expect((await space.host.status(space.project)).unsaved).toHaveLength(300);
    expect((await git(space.files, 'status', '--porcelain', '-z')).split('\0').filter(Boolean)).toHaveLength(
      300,
    );
    expect(await git(space.files, 'fsck', '--strict', '--no-dangling')).toBe('');
  });

  const many = Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`many/${at}.txt`, `text ${at}`]));
  const save = {
    action: { kind: 'save', message: 'Many' },
    author: { name: 'A', email: 'a@example.org' },
    at: '2026-11-21T10:00:00.000Z',
  } as const;

  test('the progress of a save and a comparison is reported, and only goes up', async () => {
    const space = await open();
    await write(space, many);
    const proving = space.host.prove(space.project, save);
    const read = (await watch(space, proving)).filter(({ step }) => step === 'reading');
    const counts = read.map(({ done }) => done);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(new Set(counts).size).toBeGreaterThan(3);
    expect(new Set(read.map(({ total }) => total))).toEqual(new Set([400]));
    await run(space, save.action);
    const [to, from] = (await space.host.status(space.project)).commits;
    const comparing = space.host.compare(space.project, from?.id ?? '', to?.id ?? '');
    expect((await watch(space, comparing)).at(0)).toMatchObject({ step: 'comparing', total: 400 });
    expect(space.host.progress(space.project)).toBeUndefined();
  });

  test('a proof, an execution and a comparison that are stopped leave nothing behind and nothing locked', async () => {
    const space = await open();
    const { host, project } = space;
    await write(space, many);
    const objects = await git(space.files, 'count-objects');
    const proof = await host.prove(project, save);
    const signature = proof.ok ? proof.value.signature : '';
    const operationId = randomUUID();
    const approved = { ...save, operationId, signature };
    await expect(host.status(project, AbortSignal.abort())).rejects.toThrow('aborted');
    for (const work of [
      (signal: AbortSignal) => host.prove(project, save, signal),
      (signal: AbortSignal) => host.execute(project, approved, signal),
    ]) {
      const controller = new AbortController();
      const working = work(controller.signal);
      const seen = await watch(space, working, ({ done }) => done > 20 && controller.abort());
      await expect(working).rejects.toThrow('aborted');
      expect(seen.every(({ step, done }) => step === 'reading' && done < 400)).toBe(true);
      expect(await git(space.files, 'count-objects')).toBe(objects);
      await space.inspect();
    }
    expect(await host.applied(project, operationId)).toBeUndefined();
    expect(await host.execute(project, approved)).toMatchObject({ ok: true, value: { operationId } });
    await space.inspect();
    const [to, from] = (await host.status(project)).commits;
    const stopped = host.compare(project, from?.id ?? '', to?.id ?? '', AbortSignal.abort());
    await expect(stopped).rejects.toThrow('aborted');
    expect(await host.compare(project, from?.id ?? '', to?.id ?? '')).toMatchObject({ ok: true });
  });

  test('a save of more than 500 MB is refused before it is read', async () => {
    const space = await open();
    await space.host.status(space.project);
    const file = await openFile(join(space.files, 'video.bin'), 'w');
    await file.truncate(501 * 1024 ** 2);
    await file.close();
    expect(await refusal(space, save.action)).toContain('one save can hold at most 500 MB');
    await space.inspect();
  });

  test('modes, links, packed files and line ends are saved as git itself saves them', async () => {
    const space = await open();
    await write(space, { 'run.sh': 'first', 'lines.txt': 'a\n', 'gone.txt': 'x' });
    await run(space, { kind: 'save', message: 'First' });
    await git(space.files, 'gc', '--quiet');
    await chmod(join(space.files, 'run.sh'), 0o755);
    await symlink('run.sh', join(space.files, 'link'));
    await write(space, { 'gone.txt': null, 'lines.txt': 'a\r\nb\r\n' });
    await git(space.files, 'config', 'core.autocrlf', 'true');
    const { effect } = await prove(space, save.action);
    expect(effect.files).toEqual([
      { path: 'gone.txt', change: 'removed', bytesBefore: 1, bytesAfter: null },
      { path: 'lines.txt', change: 'changed', bytesBefore: 2, bytesAfter: 4 },
      { path: 'link', change: 'added', bytesBefore: null, bytesAfter: 6 },
      { path: 'run.sh', change: 'changed', bytesBefore: 5, bytesAfter: 5 },
    ]);
    await git(space.files, 'config', '--unset', 'core.autocrlf');
    await write(space, { 'lines.txt': 'a\nb\n' });
    await run(space, save.action);
    expect((await git(space.files, 'ls-tree', 'HEAD')).split('\n').map((line) => line.slice(0, 6))).toEqual([
      '100644',
      '100644',
      '120000',
      '040000',
      '100755',
    ]);
    // The index knows the files as they are, so git has nothing to look at again.
    expect(await git(space.files, 'diff-files')).toBe('');
  });

  test('what other git tools did shows, and counts as a change since the proof', async () => {
    const space = await open();
    await write(space, { 'a.txt': '1' });
    const action = { kind: 'save', message: 'Mine' } as const;
    const { signature } = await prove(space, action);
    await git(space.files, 'commit', '--quiet', '--allow-empty', '--message', 'From outside');
    await git(space.files, 'gc', '--quiet');
    const done = await space.host.execute(space.project, {
      action,
      author: { name: 'A', email: 'a@example.org' },
      at: '2026-11-21T10:00:00.000Z',
      operationId: randomUUID(),
      signature,
    });
    expect(done).toEqual({ ok: false, error: { kind: 'changed' } });
    await run(space, { kind: 'create-branch', name: 'after-gc', switchTo: true });
    await run(space, action);
    expect(await git(space.files, 'log', '--format=%s')).toBe('Mine\nFrom outside\nStart the project');
  });

  test('a deleted branch survives a clean-up by git', async () => {
    const space = await open();
    await run(space, { kind: 'create-branch', name: 'idea', switchTo: true });
    await write(space, { 'idea.md': 'good' });
    await run(space, { kind: 'save', message: 'Idea' });
    await run(space, { kind: 'switch', name: 'main' });
    const id = await run(space, { kind: 'delete-branch', name: 'idea' });
    await git(space.files, 'reflog', 'expire', '--expire=now', '--all');
    await git(space.files, 'gc', '--quiet', '--prune=now');
    await run(space, { kind: 'undo', operationId: id });
    expect(await text(space, 'idea.md', 'idea')).toBe('good');
  });

  test('links are neither read nor written through', async () => {
    const space = await open();
    await space.host.status(space.project);
    const outside = join(directory, 'outside.txt');
    await writeFile(outside, 'secret');
    await symlink(outside, join(space.files, 'link.txt'));
    await symlink(directory, join(space.files, 'folder'));
    for (const path of ['link.txt', 'folder/outside.txt']) {
      expect(await space.host.read(space.project, path)).toMatchObject({ ok: false });
      expect(await space.host.write(space.project, [{ path, bytes: new Uint8Array(1) }])).toMatchObject({
        ok: false,
      });
    }
    expect(await readFile(outside, 'utf8')).toBe('secret');
    await run(space, { kind: 'save', message: 'Links' });
    expect(await git(space.files, 'show', 'HEAD:link.txt')).toBe(outside);
  });

  test('an operation that is cut off after it was decided is finished at the next start', async () => {
    const space = await open();
    await run(space, { kind: 'create-branch', name: 'side', switchTo: true });
    await write(space, { 'side.txt': 'side', 'README.md': null });
    await run(space, { kind: 'save', message: 'Side' });
    await run(space, { kind: 'switch', name: 'main' });
    const start = join(directory, 'start');
    await cp(space.home, start, { recursive: true });
    const id = await run(space, { kind: 'switch', name: 'side' });
    const finished = await readFile(join(space.home, 'applied', `${id}.json`), 'utf8');

    // The same folder as a SIGKILL would leave it: decided, nothing moved yet, git's notes half written.
    await rm(space.home, { recursive: true });
    await cp(start, space.home, { recursive: true });
    await writeFile(
      join(space.home, 'pending.json'),
      JSON.stringify({ record: JSON.parse(finished), head: 'side', refs: [], remove: [] }),
    );
    await writeFile(join(space.files, '.git', 'index'), 'DIRC half');
    await rm(join(space.files, 'README.md'));
    const host = embeddedCodeHost({ directory, clock: systemClock });
    expect(await host.status(space.project)).toMatchObject({ branch: 'side', unsaved: [] });
    expect(await host.applied(space.project, id)).toEqual(JSON.parse(finished));
    expect(existsSync(join(space.home, 'pending.json'))).toBe(false);
    await space.inspect();
  });

  test('a save that is cut off keeps the files as they are', async () => {
    const space = await open();
    await write(space, { 'a.txt': 'mine' });
    const id = await run(space, { kind: 'save', message: 'Mine' });
    const record: unknown = JSON.parse(await readFile(join(space.home, 'applied', `${id}.json`), 'utf8'));
    const commit = (await space.host.status(space.project)).commits[0]?.id ?? '';
    await git(space.files, 'update-ref', 'refs/heads/main', 'HEAD~1');
    await rm(join(space.home, 'applied'), { recursive: true });
    await writeFile(
      join(space.home, 'pending.json'),
      JSON.stringify({ record, head: 'main', refs: [{ ref: 'refs/heads/main', commit }], remove: [] }),
    );
    await write(space, { 'b.txt': 'later' });
    const status = await space.host.status(space.project);
    expect(status.commits[0]?.message).toBe('Mine');
    expect(status.unsaved.map((file) => file.path)).toEqual(['b.txt']);
    await space.inspect();
  });

  test('leftovers of a trial are cleared away', async () => {
    const space = await open();
    await space.host.status(space.project);
    await cp(join(space.files, '.git'), join(space.home, 'trial-left'), { recursive: true });
    await embeddedCodeHost({ directory, clock: systemClock }).status(space.project);
    expect(existsSync(join(space.home, 'trial-left'))).toBe(false);
  });

  test('only project ids name folders', async () => {
    const { host } = await open();
    await expect(host.status({ id: '../../etc', name: 'x' })).rejects.toThrow(/uuid/i);
    expect(await refusal(await open(), { kind: 'switch', name: '../HEAD' })).toContain('no branch called');
  });
});
