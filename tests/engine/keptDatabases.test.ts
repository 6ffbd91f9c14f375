import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { decideMove, finishMoves, keptDatabases, removeKept } from '../../packages/engine/src/moving/kept.ts';

const projectId = '33333333-3333-4333-8333-333333333333';
const at = new Date('2027-01-01T00:00:00Z');
const id = `${projectId}-20270101000000000`;
let directory: string;

const inside = (...path: readonly string[]): string => join(directory, ...path);
const aside = (...path: readonly string[]): string => inside('moved', id, ...path);
const home = (): string => inside('projects', projectId);
const points = (): string => inside('points', projectId);
const places = () => ({ directory, server: undefined });
const fail = (error: unknown): never => {
  throw error;
};
const finish = (): Promise<void> => finishMoves(places(), fail);
const decide = (arriving?: string) =>
  decideMove(places(), { projectId, at, ...(arriving !== undefined && { arriving }) }, fail);
const textIn = (path: string): Promise<string> => readFile(join(path, 'file'), 'utf8');

async function folder(path: string, text: string): Promise<string> {
  await mkdir(path, { recursive: true });
  await writeFile(join(path, 'file'), text);
  return path;
}

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'saywright-kept-'));
  await mkdir(inside('projects'));
  await folder(points(), 'points');
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** The renames of a move, each of which a crash can be the last thing before. */
const renames = {
  server: [
    [home, () => aside('database')],
    [points, () => aside('points')],
  ],
  embedded: [
    [() => aside('arriving'), home],
    [points, () => aside('points')],
  ],
} as const;

const cuts = (['server', 'embedded'] as const).flatMap((to) => [0, 1, 2].map((done) => ({ to, done })));

test.each(cuts)('a move to $to that ended after $done renames is finished', async ({ to, done }) => {
  if (to === 'server') await folder(home(), 'database');
  await decide(to === 'server' ? undefined : await folder(inside('new.unfinished'), 'database'));
  for (const [from, into] of renames[to].slice(done).toReversed()) await rename(into(), from());
  const record = await readFile(aside('moved.json'), 'utf8');
  await writeFile(aside('moved.json'), record.replace(/"step":"\w+"/u, '"step":"decided"'));

  await finish();
  expect(existsSync(home())).toBe(to === 'embedded');
  expect(await textIn(to === 'server' ? aside('database') : home())).toBe('database');
  expect([existsSync(points()), await textIn(aside('points'))]).toEqual([false, 'points']);
  expect(await keptDatabases(directory, projectId)).toEqual([{ id, projectId, at: at.toISOString(), to }]);
  // The next start leaves alone what the project made since.
  await folder(points(), 'new points');
  await finish();
  expect(await textIn(points())).toBe('new points');
});

test('a move that was not decided leaves everything as it was', async () => {
  await folder(home(), 'database');
  await folder(aside('arriving'), 'copy');
  // Kept by an earlier version, which had no record.
  await folder(inside('moved', 'earlier', 'database'), 'kept');
  await finish();
  expect([await textIn(home()), await textIn(points())]).toEqual(['database', 'points']);
  expect(await readdir(inside('moved'))).toEqual(['earlier']);
});

test('a move that cannot be carried out is taken back', async () => {
  await folder(home(), 'database');
  await folder(aside('database'), 'in the way');
  await expect(decide()).rejects.toThrow('ENOTEMPTY');
  expect(await keptDatabases(directory, projectId)).toEqual([]);
  await finish();
  expect([await textIn(home()), await textIn(points())]).toEqual(['database', 'points']);
});

test('what is kept is removed by its project only', async () => {
  await folder(home(), 'database');
  await decide();
  const other = '44444444-4444-4444-8444-444444444444';
  expect(await removeKept(places(), other, id)).toBe(false);
  expect(await removeKept(places(), projectId, '..')).toBe(false);
  expect(await removeKept(places(), projectId, id)).toBe(true);
  expect(await readdir(inside('moved'))).toEqual([]);
});
