import type { RequestedCodeAction } from '@saywright/domain/code-hosting';
import type { CodeHostingOperationType } from '@saywright/domain/operations';
import type { Phrase } from '@saywright/domain/planner';
import { counted } from '@saywright/domain/receipt';
import type { CodeProof } from '../ports/codeHost.ts';

/** The texts of a plan for a repository. */
export interface CodeWords {
  readonly type: CodeHostingOperationType;
  readonly title: string;
  readonly doneTitle: string;
  readonly understood: string;
  readonly steps: readonly Phrase[];
}

/** Writes the texts of a plan; `branch` is the current one. */
export function codeWords(action: RequestedCodeAction, branch: string, { effect }: CodeProof): CodeWords {
  const files = counted(effect.files.length, 'file');
  switch (action.kind) {
    case 'save':
      return {
        type: 'repository',
        title: `Save ${files} on ${branch}`,
        doneTitle: `Saved “${action.message}”`,
        understood: `Save all your changes on ${branch} as “${action.message}”.`,
        steps: [[`Save ${files} on `, { name: branch }, ' as ', { name: action.message }]],
      };
    case 'create-branch': {
      const start = action.from ?? branch;
      const go = action.switchTo ? ', and switch to it' : '';
      return {
        type: 'branch',
        title: `Create the branch ${action.name}`,
        doneTitle: `Created the branch ${action.name}`,
        understood: `Create a branch called ${action.name}, starting from ${start}${go}.`,
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
      return {
        type: 'merge',
        title: `Merge ${action.from} into ${action.into}`,
        doneTitle: `Merged ${action.from} into ${action.into}`,
        understood: `Add everything from ${action.from} to ${action.into}; ${action.from} doesn’t change.`,
        steps: [['Merge ', { name: action.from }, ' into ', { name: action.into }]],
      };
    case 'start-project': {
      const paths = effect.files.map(({ path }) => path).join(', ');
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
    default:
      return {
        type: 'repository',
        title: `Revert the last save on ${branch}`,
        doneTitle: `Reverted the last save on ${branch}`,
        understood: `Add a save on ${branch} that reverts the changes of the last one. Both stay in the history.`,
        steps: [['Revert the last save on ', { name: branch }]],
      };
  }
}
