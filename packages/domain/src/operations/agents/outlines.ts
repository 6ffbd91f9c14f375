import { understandCode } from '../../language/code-hosting/understandCode.ts';
import { understandSite } from '../../language/deployment/understandSite.ts';
import type { BranchInfo } from './types.ts';

/** A name as one argument of a command. */
function word(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}/._-]+/gu, '-');
}

/** The Git commands for a sentence about code; undefined when it was not understood. Existing branches are unknown. */
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
    revert: ['git revert --no-edit HEAD'],
  }[action.kind];
  return { commands, branchInfo: { currentBranch: current, targetBranch: target, conflictsDetected: false } };
}

/** The commands for a sentence about the site; undefined when it was not understood. Values are never repeated. */
export function siteOutline(instruction: string): readonly string[] | undefined {
  const understood = understandSite(instruction, { branch: 'main', variables: [], live: null, deploys: [] });
  if (understood.kind !== 'plan') return undefined;
  const { action } = understood;
  if (action.kind === 'set-variable') return [`netlify env:set ${word(action.name)}`];
  return [
    action.kind === 'delete-site'
      ? 'netlify sites:delete'
      : `netlify deploy${action.kind === 'publish' ? ' --prod' : ''}`,
  ];
}
