import { understandCode } from '../../language/code-hosting/understandCode.ts';
import type { CodeUnderstanding, UnderstoodCodeAction } from '../../language/code-hosting/types.ts';
import { understandSite } from '../../language/deployment/understandSite.ts';
import type { BranchInfo } from './types.ts';

/** A name as one argument of a command. */
function word(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}/._-]+/gu, '-');
}

/** Names are looked for in no more than this, in characters. */
const longest = 300;

/** Names in a sentence that may be those of branches: quoted, written with hyphens, or after that word. */
function namesIn(instruction: string): readonly string[] {
  const found = instruction
    .slice(0, longest)
    .matchAll(
      /[“"'](?<quoted>[^”"']+)[”"']|\bbranch (?:called |named )?(?<after>[\p{L}\p{N}/._-]+)|(?<joined>[\p{L}\p{N}]+(?:[-/][\p{L}\p{N}]+)+)/giu,
    );
  return [...found].flatMap(({ groups }) => Object.values({ ...groups }).filter(Boolean));
}

/** The Git commands of an action, and the branch that they are about. */
function gitCommands(action: UnderstoodCodeAction, current: string): readonly [readonly string[], string] {
  switch (action.kind) {
    case 'create-branch':
      return [[`git branch ${word(action.name)}`], word(action.name)];
    case 'switch':
      return [[`git switch ${word(action.name)}`], word(action.name)];
    case 'delete-branch':
      return [[`git branch --delete ${word(action.name)}`], word(action.name)];
    case 'merge': {
      const [from, into] = [word(action.from), word(action.into)];
      return [[...(into === current ? [] : [`git switch ${into}`]), `git merge ${from}`], into];
    }
    case 'start-project':
      return [['git init', 'git add --all', 'git commit'], current];
    case 'revert':
      return [['git revert --no-edit HEAD'], current];
    default:
      return [['git add --all', 'git commit'], current];
  }
}

/** The Git commands for a sentence about code; undefined when it was not understood. Existing branches are unknown. */
export function codeOutline(
  instruction: string,
): { readonly commands: readonly string[]; readonly branchInfo: BranchInfo } | undefined {
  const current = 'main';
  const readWith = (branches: readonly string[]): CodeUnderstanding =>
    understandCode(instruction, { branch: current, branches, unsaved: [] });
  const first = readWith([current]);
  // What it names may be there.
  const understood = first.kind === 'plan' ? first : readWith([current, ...namesIn(instruction)]);
  if (understood.kind !== 'plan') return undefined;
  const [commands, target] = gitCommands(understood.action, current);
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
