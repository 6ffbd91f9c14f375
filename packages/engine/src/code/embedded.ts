import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok } from '@saywright/domain/result';
import * as git from 'isomorphic-git';
import { z } from 'zod';
import { turns } from '../disk/turns.ts';
import type { CodeHost, CodeProject, FileProgress } from '../ports/codeHost.ts';
import type { Clock } from '../ports/system.ts';
import { difference, readAsides, readTags, requireCommit } from './asking.ts';
import { applyTrial, finishPending } from './apply.ts';
import { compareLimitProblem } from './limits.ts';
import { proveAction, recordOf, tryOut } from './prove.ts';
import { withCopy } from './copy.ts';
import { readRecord } from './record.ts';
import { matchingCommits } from './history.ts';
import { contentsOf, filesOf, resultOf, statusOf } from './reading.ts';
import { commitOf, readRefs, repositoryAt, type Repository, type Watch } from './repository.ts';
import { storeBlob } from './objects.ts';
import { createRepository } from './starter.ts';
import { copyRepository, restoreRepository } from './transfer.ts';
import { compareTrees } from './trees.ts';
import { readWorkFile, writeFiles } from './worktree.ts';

export interface EmbeddedCodeHostOptions {
  /** Folder that holds one folder per project; created when missing. */
  readonly directory: string;
  readonly clock: Clock;
}

/** A code host on this machine, with what restore points need. */
export interface EmbeddedCodeHost extends CodeHost {
  /** Runs work on a project's folder while no call for it runs; the folder may not exist yet. */
  whileIdle<Value>(project: CodeProject, work: (home: string) => Promise<Value>): Promise<Value>;
}

interface Home {
  readonly home: string;
  readonly dir: string;
  readonly watch: Watch;
  readonly repository: Repository;
}

/**
 * A code host on this machine. Each project has a folder named by its id:
 *
 * - `files/`: the founder's files, with the git repository in `files/.git`; any git tool can work on it
 * - `applied/<operation>.json`: what each executed operation did, for its undo
 * - `pending.json`: an operation that is being applied; finished at the next call after a crash
 * - `trial-<id>`: a throw-away copy in which a plan is tried, or a half-written file; leftovers are removed when the
 *   project is next opened
 */
export function embeddedCodeHost({ directory, clock }: EmbeddedCodeHostOptions): EmbeddedCodeHost {
  const inTurn = turns();
  const opened = new Set<string>();
  const underWay = new Map<string, FileProgress>();

  /** The project's folders, created on first use and cleared of what a crash left. */
  async function open(project: CodeProject): Promise<Pick<Home, 'home' | 'dir'>> {
    const home = join(directory, z.uuid().parse(project.id));
    const dir = join(home, 'files');
    if (!existsSync(home)) {
      await mkdir(directory, { recursive: true });
      await createRepository(home, project, clock.now().toISOString());
    }
    if (!opened.has(project.id)) {
      for (const name of await readdir(home))
        if (name.startsWith('trial-')) await rm(join(home, name), { recursive: true, force: true });
      opened.add(project.id);
    }
    await finishPending(home, dir);
    return { home, dir };
  }

  function at<Value>(
    project: CodeProject,
    work: (home: Home) => Promise<Value>,
    signal?: AbortSignal,
  ): Promise<Value> {
    return inTurn(project.id, async () => {
      signal?.throwIfAborted();
      const onProgress = (progress: FileProgress): void => void underWay.set(project.id, progress);
      const watch = { signal, onProgress };
      try {
        const { home, dir } = await open(project);
        return await work({ home, dir, watch, repository: repositoryAt(dir, undefined, watch) });
      } finally {
        underWay.delete(project.id);
      }
    });
  }

  return {
    status: (project, signal) => at(project, ({ repository }) => statusOf(repository), signal),
    files: (project, ref) => at(project, ({ repository }) => filesOf(repository, ref)),
    read: (project, path, ref) =>
      at(project, async ({ dir, repository }) => {
        if (ref === undefined) return readWorkFile(dir, path);
        const commit = await commitOf(repository, ref);
        if (commit === undefined) return fail(`There is no branch, tag or save called ${ref}.`);
        const found = await git
          .readBlob({ ...repository, oid: commit, filepath: path })
          .catch(() => undefined);
        return found ? ok(found.blob) : fail(`There is no file called ${path} in ${ref}.`);
      }),
    readMany: (project, paths, ref) => at(project, ({ repository }) => contentsOf(repository, paths, ref)),
    withResult: (project, request, use) =>
      at(project, ({ home, dir, watch }) =>
        tryOut(home, dir, request, watch, (tried) => use(resultOf(tried))),
      ),
    storeBlob: (project, content) => at(project, ({ repository }) => storeBlob(repository, content)),
    write: (project, files) => at(project, ({ home, dir }) => writeFiles(home, dir, files)),
    compare: (project, from, to, signal) =>
      at(
        project,
        async ({ repository }) => {
          const [before, after] = [await commitOf(repository, from), await commitOf(repository, to)];
          if (before === undefined || after === undefined)
            return fail(`There is no branch or save called ${before === undefined ? from : to}.`);
          const changes = await compareTrees(repository, before, after);
          const problem = compareLimitProblem(changes.length);
          return problem === undefined ? ok(changes) : fail(problem);
        },
        signal,
      ),
    difference: (project, from, to, signal) =>
      at(
        project,
        ({ home, dir, watch }) =>
          withCopy(home, dir, watch, (repository) => difference(repository, from, to)),
        signal,
      ),
    history: (project, filter) =>
      at(project, async ({ repository }) => {
        const tip = await requireCommit(repository, filter.ref ?? (await readRefs(repository)).head);
        return tip.ok ? ok(await matchingCommits(repository, tip.value, filter)) : tip;
      }),
    tags: (project) => at(project, ({ repository }) => readTags(repository)),
    asides: (project) => at(project, ({ repository }) => readAsides(repository)),
    prove: (project, request, signal) =>
      at(project, ({ home, dir, watch }) => proveAction(home, dir, request, watch), signal),
    execute: (project, { operationId, signature, ...request }, signal) =>
      at(
        project,
        async ({ home, dir, watch }) => {
          const known = await readRecord(home, operationId);
          if (known) return ok(known);
          const tried = await tryOut(home, dir, request, watch, async (trial) => {
            if (trial.signature !== signature) return undefined;
            const record = await recordOf(trial, operationId, clock.now().toISOString());
            await applyTrial(home, trial, record);
            return readRecord(home, operationId);
          });
          if (!tried.ok) return fail({ kind: 'failed', message: tried.error.message });
          return tried.value ? ok(tried.value) : fail({ kind: 'changed' });
        },
        signal,
      ),
    progress: (project) => underWay.get(project.id),
    applied: (project, operationId) => at(project, ({ home }) => readRecord(home, operationId)),
    copyTo: (project, folder) => at(project, ({ dir }) => copyRepository(dir, folder)),
    startFrom: (project, folder, replaced) =>
      inTurn(project.id, async () => {
        await mkdir(directory, { recursive: true });
        const home = join(directory, z.uuid().parse(project.id));
        return restoreRepository(home, folder, replaced, clock.now().toISOString());
      }),
    whileIdle: (project, work) =>
      inTurn(project.id, async () => {
        const home = join(directory, z.uuid().parse(project.id));
        if (existsSync(home)) await finishPending(home, join(home, 'files'));
        return work(home);
      }),
    remove: (project) =>
      inTurn(project.id, async () => {
        opened.delete(project.id);
        await rm(join(directory, z.uuid().parse(project.id)), { recursive: true, force: true });
      }),
  };
}
