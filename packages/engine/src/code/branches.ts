import { ok } from '@saywright/domain/result';
import * as git from 'isomorphic-git';
import type { CodeAction } from '../ports/codeHost.ts';
import { branchClash, branchNameProblem } from './branchName.ts';
import { commitsBetween } from './history.ts';
import { commitOf, mainBranch } from './repository.ts';
import { pointHeadAt, quoted, refused, replaceFiles, type ActionResult, type Trial } from './trial.ts';

type Of<Kind extends CodeAction['kind']> = Extract<CodeAction, { readonly kind: Kind }>;

export async function createBranch(
  trial: Trial,
  { name, from, switchTo }: Of<'create-branch'>,
): Promise<ActionResult> {
  const { repository, before } = trial;
  const problem = branchNameProblem(name) ?? branchClash(name, Object.keys(before.branches));
  if (problem !== undefined) return refused(problem);
  const start = from ?? before.head;
  const tip = before.branches[start] ?? (await commitOf(repository, start));
  if (tip === undefined) return refused(`There is no branch, tag or save called ${start}.`);
  if (switchTo && tip !== before.branches[before.head]) {
    const replaced = await replaceFiles(trial, tip, `switching to ${name}`);
    if (!replaced.ok) return replaced;
  }
  await git.branch({ ...repository, ref: name, object: tip });
  if (switchTo) await pointHeadAt(repository, name);
  const command = switchTo ? 'git switch --create' : 'git branch';
  return ok({ commands: [`${command} ${quoted(name)} ${quoted(start)}`] });
}

export async function switchBranch(trial: Trial, { name }: Of<'switch'>): Promise<ActionResult> {
  const { repository, before } = trial;
  const tip = before.branches[name];
  if (tip === undefined) return refused(`There is no branch called ${name}.`);
  if (name === before.head) return refused(`You are already on ${name}.`);
  const replaced = await replaceFiles(trial, tip, `switching to ${name}`);
  if (!replaced.ok) return replaced;
  await pointHeadAt(repository, name);
  return ok({ commands: [`git switch ${quoted(name)}`] });
}

export async function deleteBranch(
  { repository, before }: Trial,
  { name }: Of<'delete-branch'>,
): Promise<ActionResult> {
  const tip = before.branches[name];
  if (tip === undefined) return refused(`There is no branch called ${name}.`);
  if (name === mainBranch)
    return refused(`${mainBranch} is the main branch of your project and cannot be deleted.`);
  if (name === before.head) return refused(`You are on ${name} now. Switch to another branch first.`);
  const { [name]: _deleted, ...others } = before.branches;
  const onlyHere = await commitsBetween(repository, [tip], Object.values(others));
  await git.deleteBranch({ ...repository, ref: name });
  const force = onlyHere.length > 0 ? ' --force' : '';
  return ok({ commands: [`git branch --delete${force} ${quoted(name)}`] });
}

/** Renames a branch; HEAD follows where it is the current one. */
export async function renameBranch(
  { repository, before }: Trial,
  { name, to }: Of<'rename-branch'>,
): Promise<ActionResult> {
  const tip = before.branches[name];
  if (tip === undefined) return refused(`There is no branch called ${name}.`);
  if (name === mainBranch)
    return refused(`${mainBranch} is the main branch of your project and cannot be renamed.`);
  const others = Object.keys(before.branches).filter((other) => other !== name);
  const problem =
    name === to
      ? `The branch is already called ${name}.`
      : (branchNameProblem(to) ?? branchClash(to, others));
  if (problem !== undefined) return refused(problem);
  await git.deleteBranch({ ...repository, ref: name });
  await git.branch({ ...repository, ref: to, object: tip });
  if (before.head === name) await pointHeadAt(repository, to);
  return ok({ commands: [`git branch --move ${quoted(name)} ${quoted(to)}`] });
}
