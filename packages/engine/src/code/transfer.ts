import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import * as git from 'isomorphic-git';
import { pathProblem } from '../disk/paths.ts';
import { statusOf } from './reading.ts';
import { mainBranch, repositoryAt, signedBy } from './repository.ts';
import { studio } from './starter.ts';

/** What belongs to the history; settings and hooks of a repository could run programs. */
const history =
  /^\.git\/(?:HEAD|index|packed-refs|refs\/[^/].*|objects\/[0-9a-f]{2}\/[0-9a-f]{38}|objects\/pack\/pack-[0-9a-f]{40}\.(?:pack|idx))$/u;

const isTaken = (path: string): boolean => {
  const { rest } = /^\.git\/refs\/(?<rest>.*)$/u.exec(path)?.groups ?? {};
  if (rest !== undefined) return pathProblem(rest) === undefined;
  return history.test(path) || pathProblem(path) === undefined;
};

/** The files below a folder that are taken along, links left out. */
async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(isTaken);
}

async function copyFiles(from: string, to: string): Promise<readonly string[]> {
  const paths = await filesIn(from);
  for (const path of paths) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await copyFile(join(from, path), join(to, path));
  }
  return paths;
}

/** Copies the files and the history of a project. */
export async function copyRepository(dir: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await copyFiles(dir, folder);
}

/** Replaces texts in files, and saves the files that contained them. */
async function replaceIn(
  dir: string,
  paths: readonly string[],
  replaced: readonly (readonly [text: string, by: string])[],
  at: string,
): Promise<void> {
  const repository = repositoryAt(dir);
  const changed: string[] = [];
  for (const path of paths.filter((one) => !one.startsWith('.git/'))) {
    const bytes = await readFile(join(dir, path));
    if (!replaced.some(([text]) => bytes.includes(text))) continue;
    const text = replaced.reduce((whole, [from, to]) => whole.replaceAll(from, to), bytes.toString('latin1'));
    await writeFile(join(dir, path), Buffer.from(text, 'latin1'));
    const [, head] = (await git.statusMatrix({ ...repository, filepaths: [path] }))[0] ?? [];
    if (head === 1) changed.push(path);
  }
  if (changed.length === 0) return;
  await git.add({ ...repository, filepath: changed });
  const signature = signedBy(studio, at);
  await git.commit({
    ...repository,
    message: 'Use the address and the key of this project',
    author: signature,
    committer: signature,
  });
}

/**
 * Starts a repository from files and history. It is renamed into place once complete and read; false where the folder
 * holds none that can be read.
 */
export async function restoreRepository(
  home: string,
  folder: string,
  replaced: readonly (readonly [text: string, by: string])[],
  at: string,
): Promise<boolean> {
  if (existsSync(home) || !existsSync(join(folder, '.git', 'HEAD'))) return false;
  const unfinished = `${home}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const dir = join(unfinished, 'files');
  await mkdir(dir, { recursive: true });
  try {
    await git.init({ ...repositoryAt(dir), defaultBranch: mainBranch });
    const paths = await copyFiles(folder, dir);
    await statusOf(repositoryAt(dir));
    await replaceIn(dir, paths, replaced, at);
    await rename(unfinished, home);
    return true;
  } catch {
    await rm(unfinished, { recursive: true, force: true });
    return false;
  }
}
