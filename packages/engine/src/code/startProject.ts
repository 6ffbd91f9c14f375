import { projectFiles } from '@saywright/domain/demo';
import { ok } from '@saywright/domain/result';
import * as git from 'isomorphic-git';
import type { CodeAction, CodeRequest } from '../ports/codeHost.ts';
import { signedBy, type Repository } from './repository.ts';
import { lastSave, quoted, refused, replacementProblem, type ActionResult, type Trial } from './trial.ts';

/** Copies a tree with one file added or replaced; the path is given in segments from the root. */
async function treeWith(
  repository: Repository,
  tree: string | undefined,
  [name = '', ...inside]: readonly string[],
  blob: string,
): Promise<string> {
  const entries = tree === undefined ? [] : (await git.readTree({ ...repository, oid: tree })).tree;
  const old = entries.find((entry) => entry.path === name);
  const folder = old?.type === 'tree' ? old.oid : undefined;
  const entry: git.TreeEntry =
    inside.length === 0
      ? { mode: '100644', path: name, oid: blob, type: 'blob' }
      : { mode: '040000', path: name, oid: await treeWith(repository, folder, inside, blob), type: 'tree' };
  return git.writeTree({ ...repository, tree: [...entries.filter((other) => other !== old), entry] });
}

/** Commits the first files of a project to the current branch; the founder's files follow. */
export async function startProject(
  trial: Trial,
  { author, at }: CodeRequest,
  action: Extract<CodeAction, { readonly kind: 'start-project' }>,
): Promise<ActionResult> {
  const { repository } = trial;
  const parent = lastSave(trial);
  const { commit: last } = await git.readCommit({ ...repository, oid: parent });
  const files = projectFiles(action);
  let { tree } = last;
  for (const { path, text } of files) {
    const blob = await git.writeBlob({ ...repository, blob: Buffer.from(text) });
    tree = await treeWith(repository, tree, path.split('/'), blob);
  }
  if (tree === last.tree) return refused('These files already exist with exactly this content.');
  const message = `Start ${action.name}`;
  const signature = signedBy(author, at);
  const made = await git.commit({ ...repository, message, tree, author: signature, committer: signature });
  const problem = await replacementProblem(trial, made, 'writing these files');
  if (problem !== undefined) return refused(problem);
  return ok({
    files: 'match',
    commands: [
      `git add ${files.map(({ path }) => quoted(path)).join(' ')}`,
      `git commit --message ${quoted(message)}`,
    ],
  });
}
