import { randomUUID } from 'node:crypto';
import { chmod, lstat, mkdir, rename, rm, rmdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as git from 'isomorphic-git';
import { z } from 'zod';
import { readJson, writeAtomic } from '../disk/files.ts';
import { inParallel } from '../disk/parallel.ts';
import { shareObjects } from './copy.ts';
import { syncIndex, type Note } from './notes.ts';
import { movesOf, recordedSchema, recordPath } from './record.ts';
import { commitTree, readRefs, repositoryAt, treeOf, type Repository } from './repository.ts';
import type { FileMove } from './fileMove.ts';
import { linkMode } from './trees.ts';
import type { Tried } from './prove.ts';

/** A change about to be applied, recorded first: after a crash it is finished, never left half done. */
const pendingSchema = z.object({
  record: recordedSchema,
  head: z.string(),
  refs: z.array(z.object({ ref: z.string(), commit: z.string().nullable() })),
});
type Pending = z.infer<typeof pendingSchema>;

const pendingPath = (home: string): string => join(home, 'pending.json');

async function moveRefs(repository: Repository, { refs, head }: Pending): Promise<void> {
  for (const { ref, commit } of refs)
    if (commit === null) await git.deleteRef({ ...repository, ref });
    else await git.writeRef({ ...repository, ref, value: commit, force: true });
  await git.writeRef({
    ...repository,
    ref: 'HEAD',
    value: `refs/heads/${head}`,
    symbolic: true,
    force: true,
  });
}

async function removeFiles(dir: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await rm(join(dir, path), { force: true });
    // Folders that are empty now are removed too, up to the first one that is not.
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder))
      if (
        !(await rmdir(join(dir, folder)).then(
          () => true,
          () => false,
        ))
      )
        break;
  }
}

/** Writes a file so that it is there with its old content or with the new one, and returns its state. */
async function writeFileAt(
  repository: Repository,
  home: string,
  { path, after }: FileMove & { readonly after: NonNullable<FileMove['after']> },
): Promise<Note> {
  const file = join(repository.dir, path);
  const { blob } = await git.readBlob({ ...repository, oid: after.oid });
  const scratch = join(home, `trial-${randomUUID()}`);
  if (after.mode === linkMode) await symlink(Buffer.from(blob).toString(), scratch);
  else {
    await writeFile(scratch, blob);
    if ((after.mode & 0o111) !== 0) await chmod(scratch, 0o755);
  }
  await mkdir(dirname(file), { recursive: true });
  await rmdir(file).catch(() => undefined);
  await rename(scratch, file);
  return { path, ...after, stats: await lstat(file) };
}

/** Changes the founder's files; doing it again changes nothing more. */
async function moveFiles(
  repository: Repository,
  home: string,
  moves: readonly FileMove[],
): Promise<readonly Note[]> {
  await removeFiles(
    repository.dir,
    moves.filter(({ after }) => after === null).map(({ path }) => path),
  );
  const writes = moves.flatMap(({ after, ...move }) => (after === null ? [] : [{ ...move, after }]));
  return inParallel(writes, (move) => writeFileAt(repository, home, move));
}

async function finish(home: string, pending: Pending): Promise<void> {
  await mkdir(join(home, 'applied'), { recursive: true });
  await writeAtomic(recordPath(home, pending.record.operationId), JSON.stringify(pending.record));
  await rm(pendingPath(home), { force: true });
}

/** Finishes a change that a crash interrupted, if any. */
export async function finishPending(home: string, dir: string): Promise<void> {
  const pending = await readJson(pendingPath(home), pendingSchema);
  if (!pending) return;
  const repository = repositoryAt(dir);
  for (const name of ['index', 'index.lock']) await rm(join(repository.gitdir, name), { force: true });
  await moveRefs(repository, pending);
  const now = await readRefs(repository);
  await moveFiles(repository, home, await movesOf(repository, pending.record, now));
  await syncIndex(repository, now.branches[now.head] ?? '', new Map());
  await finish(home, pending);
}

/** Refs that keep reachable what only the undo needs, so that no garbage collection removes it. */
async function keptRefs(
  { repository, before, work, moves }: Tried,
  { operationId, effect, appliedAt }: Pending['record'],
): Promise<Pending['refs']> {
  const { branches, lost, refs = [] } = effect;
  const gone = lost.length > 0 ? branches : [];
  const kept = [
    ...gone.map(({ name, before: commit }) => ({
      ref: `refs/saywright/kept/${operationId}/${name}`,
      commit,
    })),
    ...refs.map(({ before: commit }, at) => ({ ref: `refs/saywright/others/${operationId}/${at}`, commit })),
  ].filter(({ commit }) => commit !== null);
  const start = moves.length > 0 ? await work.start() : undefined;
  const tip = before.branches[before.head] ?? '';
  if (!start?.ok || start.value === (await treeOf(repository, tip))) return kept;
  const parent = [tip];
  const author = { name: 'Saywright', email: 'undo@localhost' };
  const made = { tree: start.value, parent, message: 'Files before an operation' };
  const files = await commitTree(repository, { author, at: appliedAt }, made);
  return [...kept, { ref: `refs/saywright/files/${operationId}`, commit: files }];
}

/** Applies to the founder's repository what was done to the copy. */
export async function applyTrial(
  home: string,
  tried: Tried,
  record: Pending['record'] & { readonly moves: readonly FileMove[] },
): Promise<void> {
  const { repository: copy, before, after, work, moves } = tried;
  const repository = repositoryAt(copy.dir);
  const { branches, refs = [] } = record.effect;
  const pending: Pending = {
    record,
    head: after.head,
    refs: [
      ...branches.map(({ name, after: commit }) => ({ ref: `refs/heads/${name}`, commit })),
      ...refs.map(({ ref, after: commit }) => ({ ref, commit })),
      ...(await keptRefs(tried, record)),
    ],
  };
  await shareObjects(copy.gitdir, repository.gitdir);
  await writeAtomic(pendingPath(home), JSON.stringify(pending));
  await moveRefs(repository, pending);
  const written = await moveFiles(repository, home, moves);
  const known = new Map([...work.notes, ...written.map((note) => [note.path, note] as const)]);
  for (const { path, after: left } of moves) if (left === null) known.delete(path);
  const tip = after.branches[after.head] ?? '';
  if (moves.length > 0 || tip !== before.branches[before.head]) await syncIndex(repository, tip, known);
  await finish(home, pending);
}
