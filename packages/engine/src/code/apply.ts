import { copyFile, mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as git from 'isomorphic-git';
import { z } from 'zod';
import { readJson, writeAtomic } from '../disk/files.ts';
import { shareObjects } from './copy.ts';
import { resetNotes } from './notes.ts';
import { recordedSchema, recordPath } from './record.ts';
import { repositoryAt, type Refs, type Repository } from './repository.ts';
import { looseEnds, treeFiles } from './trees.ts';

/** A change about to be applied, recorded first: after a crash it is finished, never left half done. */
const pendingSchema = z.object({
  record: recordedSchema,
  head: z.string(),
  refs: z.array(z.object({ ref: z.string(), commit: z.string().nullable() })),
  /** Files of the founder to remove. */
  remove: z.array(z.string()),
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

/** Rebuilds the index, and the files where they must follow, from where the branches are now. */
async function rebuild(repository: Repository, files: 'keep' | 'match', head: string): Promise<void> {
  await rm(join(repository.gitdir, 'index'), { force: true });
  await rm(join(repository.gitdir, 'index.lock'), { force: true });
  if (files === 'match') return git.checkout({ ...repository, ref: head, force: true });
  const commit = await git.resolveRef({ ...repository, ref: 'HEAD' });
  const saved = (await looseEnds(repository, commit)).filter((end) => end.saved);
  await resetNotes(
    repository,
    saved.map(({ path }) => path),
    commit,
  );
}

async function finish(home: string, pending: Pending): Promise<void> {
  await mkdir(join(home, 'applied'), { recursive: true });
  await writeAtomic(recordPath(home, pending.record.operationId), JSON.stringify(pending.record));
  await rm(pendingPath(home), { force: true });
  await rm(join(home, 'next-index'), { force: true });
}

/** Finishes a change that a crash interrupted, if any. */
export async function finishPending(home: string, dir: string): Promise<void> {
  const pending = await readJson(pendingPath(home), pendingSchema);
  if (!pending) return;
  const repository = repositoryAt(dir);
  await moveRefs(repository, pending);
  if (pending.record.files === 'match') await removeFiles(dir, pending.remove);
  await rebuild(repository, pending.record.files, pending.head);
  await finish(home, pending);
}

/** Applies to the founder's repository what was done to the copy. */
export async function applyTrial(
  home: string,
  trial: { readonly repository: Repository; readonly before: Refs; readonly after: Refs },
  record: Pending['record'],
): Promise<void> {
  const { repository: copy, before, after } = trial;
  const repository = repositoryAt(copy.dir);
  await shareObjects(copy.gitdir, repository.gitdir);
  const { branches, lost } = record.effect;
  const tip = (refs: Refs): string => refs.branches[refs.head] ?? '';
  const kept = new Set((await treeFiles(repository, tip(after))).map((file) => file.path));
  const old = record.files === 'match' ? await treeFiles(repository, tip(before)) : [];
  const pending: Pending = {
    record,
    head: after.head,
    refs: [
      ...branches.map(({ name, after: commit }) => ({ ref: `refs/heads/${name}`, commit })),
      // Commits that are on no branch any more stay reachable, so that no garbage collection removes them.
      ...(lost.length > 0
        ? branches.flatMap(({ name, before: commit }) =>
            commit === null ? [] : [{ ref: `refs/saywright/kept/${record.operationId}/${name}`, commit }],
          )
        : []),
    ],
    remove: old.map((file) => file.path).filter((path) => !kept.has(path)),
  };
  if (record.files === 'keep') await copyFile(join(copy.gitdir, 'index'), join(home, 'next-index'));
  await writeAtomic(pendingPath(home), JSON.stringify(pending));
  await moveRefs(repository, pending);
  if (record.files === 'match') {
    await git.checkout({ ...repository, ref: after.head, force: true });
  } else await rename(join(home, 'next-index'), join(repository.gitdir, 'index'));
  await finish(home, pending);
}
