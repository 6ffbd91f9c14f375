import { ok } from '@saywright/domain/result';
import * as git from 'isomorphic-git';
import type { CodeAction } from '../ports/codeHost.ts';
import { branchNameProblem } from './branchName.ts';
import { commitOf, tagPrefix } from './repository.ts';
import { lastSave, quoted, refused, type ActionResult, type Trial } from './trial.ts';

type Of<Kind extends CodeAction['kind']> = Extract<CodeAction, { readonly kind: Kind }>;

/** Why a new tag cannot exist beside the existing ones, or undefined when it can. */
function tagClash(name: string, existing: readonly string[]): string | undefined {
  const lower = name.toLowerCase();
  const other = existing.find(
    (tag) => tag.toLowerCase() === lower || tag.startsWith(`${name}/`) || name.startsWith(`${tag}/`),
  );
  if (other === undefined) return undefined;
  return other.toLowerCase() === lower
    ? `There is already a tag called ${other}.`
    : `A tag called ${name} cannot exist beside ${other}, because one name starts with the other.`;
}

/** Marks a version with a name; the newest save by default. */
export async function addTag(trial: Trial, { name, version }: Of<'tag'>): Promise<ActionResult> {
  const { repository, before } = trial;
  const tags = Object.keys(before.others).flatMap((ref) =>
    ref.startsWith(tagPrefix) ? [ref.slice(tagPrefix.length)] : [],
  );
  const problem = branchNameProblem(name)?.replace('branch name', 'tag name') ?? tagClash(name, tags);
  if (problem !== undefined) return refused(problem);
  const commit = version === undefined ? lastSave(trial) : await commitOf(repository, version);
  if (commit === undefined) return refused(`There is no branch, tag or save called ${version}.`);
  await git.writeRef({ ...repository, ref: tagPrefix + name, value: commit });
  const where = version === undefined ? '' : ` ${quoted(version)}`;
  return ok({ commands: [`git tag ${quoted(name)}${where}`] });
}

export async function deleteTag(
  { repository, before }: Trial,
  { name }: Of<'delete-tag'>,
): Promise<ActionResult> {
  const ref = tagPrefix + name;
  if (!(ref in before.others)) return refused(`There is no tag called ${name}.`);
  await git.deleteRef({ ...repository, ref });
  return ok({ commands: [`git tag --delete ${quoted(name)}`] });
}
