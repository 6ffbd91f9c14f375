import type { CodeWish } from '@saywright/domain/code-hosting';
import type { CodeHostingOperationType } from '@saywright/domain/operations';
import type { Phrase } from '@saywright/domain/planner';
import { counted } from '@saywright/domain/receipt';
import type { CodeProof } from '../ports/codeHost.ts';

/** How a plan for a repository reads. */
export interface CodeWords {
  readonly type: CodeHostingOperationType;
  readonly title: string;
  readonly doneTitle: string;
  readonly understood: string;
  readonly steps: readonly Phrase[];
}

/** The words of a plan; `branch` is the current one. */
export function codeWords(action: CodeWish, branch: string, { effect }: CodeProof): CodeWords {
  const files = counted(effect.files.length, 'file');
  switch (action.kind) {
    case 'save':
      return {
        type: 'repository',
        title: `Save ${files} on ${branch}`,
        doneTitle: `Saved “${action.message}”`,
        understood: `Keep everything that changed as a save on ${branch} called “${action.message}”.`,
        steps: [[`Save ${files} on `, { name: branch }, ' as ', { name: action.message }]],
      };
    case 'create-branch': {
      const start = action.from ?? branch;
      const go = action.switchTo ? ' and switch to it' : '';
      return {
        type: 'branch',
        title: `Create the branch ${action.name}`,
        doneTitle: `Created the branch ${action.name}`,
        understood: `Make a branch called ${action.name} that starts where ${start} is now${go}.`,
        steps: [
          ['Create ', { name: action.name }, ' from ', { name: start }],
          ...(action.switchTo ? [['Switch to ', { name: action.name }] satisfies Phrase] : []),
        ],
      };
    }
    case 'switch':
      return {
        type: 'branch',
        title: `Switch to ${action.name}`,
        doneTitle: `Switched to ${action.name}`,
        understood: `Make ${action.name} the branch you work on; your files become those of its last save.`,
        steps: [['Switch from ', { name: branch }, ' to ', { name: action.name }]],
      };
    case 'delete-branch':
      return {
        type: 'branch',
        title: `Delete the branch ${action.name}`,
        doneTitle: `Deleted the branch ${action.name}`,
        understood: `Remove the branch ${action.name}. Its saves are kept so that undo can bring it back.`,
        steps: [['Delete ', { name: action.name }]],
      };
    case 'merge':
      return {
        type: 'merge',
        title: `Merge ${action.from} into ${action.into}`,
        doneTitle: `Merged ${action.from} into ${action.into}`,
        understood: `Bring everything of ${action.from} into ${action.into}; ${action.from} stays as it is.`,
        steps: [['Merge ', { name: action.from }, ' into ', { name: action.into }]],
      };
    case 'start-project': {
      const paths = effect.files.map(({ path }) => path).join(', ');
      return {
        type: 'repository',
        title: `Write the first files of ${action.name}`,
        doneTitle: `Wrote the first files of ${action.name}`,
        understood: `Write ${paths} and keep them as a save on ${branch}.`,
        steps: [
          ['Write ', { name: paths }],
          [`Save ${files} on `, { name: branch }],
        ],
      };
    }
    default:
      return {
        type: 'repository',
        title: `Take back the last save on ${branch}`,
        doneTitle: `Took back the last save on ${branch}`,
        understood: `Add a save on ${branch} that takes back what the last one changed; the history stays whole.`,
        steps: [['Take back the last save on ', { name: branch }]],
      };
  }
}
