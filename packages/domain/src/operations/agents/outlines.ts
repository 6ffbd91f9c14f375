import { understandCode } from '../code-hosting/understandCode.ts';
import { understandSite } from '../deployment/understandSite.ts';
import type { BranchInfo } from './types.ts';

/** A name as one word of a command. */
function word(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}/._-]+/gu, '-');
}

/** What a sentence about code would be typed as; undefined when it was not read. Which branches exist is not known. */
export function codeOutline(
  instruction: string,
): { readonly commands: readonly string[]; readonly branchInfo: BranchInfo } | undefined {
  const current = 'main';
  const understood = understandCode(instruction, { branch: current, branches: [current], unsaved: [] });
  if (understood.kind !== 'plan') return undefined;
  const { action } = understood;
  const target = action.kind === 'create-branch' ? word(action.name) : current;
  const commands = {
    save: ['git add --all', 'git commit'],
    'create-branch': [`git branch ${target}`],
    switch: [`git switch ${target}`],
    'delete-branch': [`git branch --delete ${target}`],
    merge: ['git merge'],
    'start-project': ['git init', 'git add --all', 'git commit'],
    'take-back': ['git revert --no-edit HEAD'],
  }[action.kind];
  return { commands, branchInfo: { currentBranch: current, targetBranch: target, conflictsDetected: false } };
}

/** What a sentence about the site would be typed as; undefined when it was not read. A value is never repeated. */
export function siteOutline(instruction: string): readonly string[] | undefined {
  const understood = understandSite(instruction, { branch: 'main', variables: [], live: null, deploys: [] });
  if (understood.kind !== 'plan') return undefined;
  const { wish } = understood;
  if (wish.kind === 'set-variable') return [`netlify env:set ${word(wish.name)}`];
  return [
    wish.kind === 'delete-site'
      ? 'netlify sites:delete'
      : `netlify deploy${wish.kind === 'publish' ? ' --prod' : ''}`,
  ];
}
