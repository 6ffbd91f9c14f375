import { projectFiles } from '@saywright/domain/demo';
import { ok } from '@saywright/domain/result';
import * as git from 'isomorphic-git';
import type { CodeAction, CodeRequest } from '../ports/codeHost.ts';
import { changeTree } from './changeTree.ts';
import { commitTree, treeOf } from './repository.ts';
import { lastSave, quoted, refused, replaceFiles, type ActionResult, type Trial } from './trial.ts';

/** Commits the first files of a project to the current branch; the founder's files follow. */
export async function startProject(
  trial: Trial,
  request: CodeRequest,
  action: Extract<CodeAction, { readonly kind: 'start-project' }>,
): Promise<ActionResult> {
  const { repository, before } = trial;
  const parent = lastSave(trial);
  const last = await treeOf(repository, parent);
  const files = projectFiles(action);
  const blobs = files.map(async ({ path, text }) => {
    const oid = await git.writeBlob({ ...repository, blob: Buffer.from(text) });
    return { path, after: { oid, mode: 0o100644 } };
  });
  const tree = await changeTree(repository, last, await Promise.all(blobs));
  if (tree === last) return refused('These files already exist with exactly this content.');
  const message = `Start ${action.name}`;
  const ref = `refs/heads/${before.head}`;
  const made = await commitTree(repository, request, { tree, message, parent: [parent], ref });
  const replaced = await replaceFiles(trial, made, 'writing these files');
  if (!replaced.ok) return replaced;
  return ok({
    commands: [
      `git add ${files.map(({ path }) => quoted(path)).join(' ')}`,
      `git commit --message ${quoted(message)}`,
    ],
  });
}
