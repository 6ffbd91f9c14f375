import type { RequestedCodeAction, SingleCodeAction } from '@saywright/domain/code-hosting';
import type { Phrase } from '@saywright/domain/planner';
import { counted } from '@saywright/domain/receipt';
import type { CodeProof } from '../ports/codeHost.ts';
import { fileWords } from './fileWords.ts';
import type { CodeWords, ActionFacts } from './wordTypes.ts';
import { someOf } from './trial.ts';

type Of<Kind extends SingleCodeAction['kind']> = Extract<SingleCodeAction, { readonly kind: Kind }>;

function mergeWords({ from, into, settle = [] }: Of<'merge'>): CodeWords {
  const kept = settle.map(({ path, keep }) => `${path} stays as on ${keep === 'ours' ? into : from}.`);
  const steps = settle.map(({ path, keep }): Phrase => [
    'Keep ',
    { name: path },
    ' as on ',
    { name: keep === 'ours' ? into : from },
  ]);
  return {
    type: 'merge',
    title: `Merge ${from} into ${into}`,
    doneTitle: `Merged ${from} into ${into}`,
    understood: [`Add everything from ${from} to ${into}; ${from} doesn’t change.`, ...kept].join(' '),
    steps: [['Merge ', { name: from }, ' into ', { name: into }], ...steps],
  };
}

function createWords({ name, from, switchTo }: Of<'create-branch'>, branch: string): CodeWords {
  const start = from ?? branch;
  const go = switchTo ? ', and switch to it' : '';
  return {
    type: 'branch',
    title: `Create the branch ${name}`,
    doneTitle: `Created the branch ${name}`,
    understood: `Create a branch called ${name}, starting from ${start}${go}.`,
    steps: [
      ['Create ', { name }, ' from ', { name: start }],
      ...(switchTo ? [['Switch to ', { name }] satisfies Phrase] : []),
    ],
  };
}

function saveWords({ paths }: Of<'save'>, { branch, files, message }: ActionFacts): CodeWords {
  const as = message === undefined ? '' : ` as “${message}”`;
  const what = paths ? `only ${someOf(paths)}` : 'all your changes';
  const named: Phrase = message === undefined ? [] : [' as ', { name: message }];
  return {
    type: 'repository',
    title: `Save ${files} on ${branch}`,
    doneTitle: message === undefined ? `Saved ${files} on ${branch}` : `Saved “${message}”`,
    understood: `Save ${what} on ${branch}${as}.`,
    steps: [[`Save ${files} on `, { name: branch }, ...named]],
  };
}

function revertWords({ commit }: Of<'revert'>, { branch, message }: ActionFacts): CodeWords {
  const title = message?.replace(/^Revert /u, '');
  const which = commit === undefined ? 'the last save' : (title ?? `the save ${commit.slice(0, 7)}`);
  return {
    type: 'repository',
    title: `Revert ${which} on ${branch}`,
    doneTitle: `Reverted ${which} on ${branch}`,
    understood: `Add a save on ${branch} that reverts the changes of ${commit === undefined ? 'the last one' : which}. Both stay in the history.`,
    steps: [[`Revert ${which} on `, { name: branch }]],
  };
}

/** Writes the texts of one action. */
function actionWords(action: SingleCodeAction, facts: ActionFacts): CodeWords {
  const { branch, files } = facts;
  switch (action.kind) {
    case 'save':
      return saveWords(action, facts);
    case 'create-branch':
      return createWords(action, branch);
    case 'rename-branch':
      return {
        type: 'branch',
        title: `Rename the branch ${action.name} to ${action.to}`,
        doneTitle: `Renamed the branch ${action.name} to ${action.to}`,
        understood: `Call the branch ${action.name} ${action.to} from now on. Its saves stay the same.`,
        steps: [['Rename ', { name: action.name }, ' to ', { name: action.to }]],
      };
    case 'switch':
      return {
        type: 'branch',
        title: `Switch to ${action.name}`,
        doneTitle: `Switched to ${action.name}`,
        understood: `Switch to ${action.name}. Your files change to those of its last save.`,
        steps: [['Switch from ', { name: branch }, ' to ', { name: action.name }]],
      };
    case 'delete-branch':
      return {
        type: 'branch',
        title: `Delete the branch ${action.name}`,
        doneTitle: `Deleted the branch ${action.name}`,
        understood: `Delete the branch ${action.name}. Its saves stay stored so that undo can restore it.`,
        steps: [['Delete ', { name: action.name }]],
      };
    case 'merge':
      return mergeWords(action);
    case 'start-project': {
      const paths = facts.paths.join(', ');
      return {
        type: 'repository',
        title: `Write the first files of ${action.name}`,
        doneTitle: `Wrote the first files of ${action.name}`,
        understood: `Write ${paths} and save them on ${branch}.`,
        steps: [
          ['Write ', { name: paths }],
          [`Save ${files} on `, { name: branch }],
        ],
      };
    }
    case 'revert':
      return revertWords(action, facts);
    default:
      return fileWords(action, facts);
  }
}

/** The branch that is current after an action. */
function branchAfter(action: SingleCodeAction, branch: string): string {
  if (action.kind === 'switch' || (action.kind === 'create-branch' && action.switchTo)) return action.name;
  return action.kind === 'rename-branch' && action.name === branch ? action.to : branch;
}

function inOneSentence(parts: readonly string[]): string {
  const [first = '', ...rest] = parts;
  const small = rest.map((part) => part.charAt(0).toLowerCase() + part.slice(1));
  return small.length === 0 ? first : `${[first, ...small.slice(0, -1)].join(', ')} and ${small.at(-1)}`;
}

function severalWords(actions: readonly SingleCodeAction[], start: string): CodeWords {
  let branch = start;
  const words = actions.map((action) => {
    const message = action.kind === 'save' ? action.message : undefined;
    const one = actionWords(action, { branch, files: 'your changes', message, paths: [] });
    branch = branchAfter(action, branch);
    return one;
  });
  const [type = 'repository', ...others] = new Set(words.map((one) => one.type));
  return {
    type: others.length > 0 ? 'repository' : type,
    title: inOneSentence(words.map(({ title }) => title)),
    doneTitle: inOneSentence(words.map(({ doneTitle }) => doneTitle)),
    understood: words.map(({ understood }) => understood).join(' '),
    steps: words.flatMap(({ steps }) => steps),
  };
}

/** Writes the texts of a plan; `branch` is the current one. */
export function codeWords(action: RequestedCodeAction, branch: string, { effect }: CodeProof): CodeWords {
  if (action.kind === 'several') return severalWords(action.actions, branch);
  return actionWords(action, {
    branch,
    files: counted(effect.files.length, 'file'),
    message: effect.gained[0]?.message,
    paths: effect.files.map(({ path }) => path),
  });
}
