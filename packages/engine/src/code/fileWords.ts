import type { SingleCodeAction } from '@saywright/domain/code-hosting';
import { someOf } from './trial.ts';
import type { CodeWords, ActionFacts } from './wordTypes.ts';

type FileAction = Extract<
  SingleCodeAction,
  {
    readonly kind:
      | 'restore'
      | 'discard'
      | 'set-aside'
      | 'bring-back'
      | 'tag'
      | 'delete-tag'
      | 'ignore'
      | 'write-file'
      | 'move-file'
      | 'delete-files';
  }
>;

const unsavedAfter = 'This is an unsaved change until you save it.';

function repositoryWords(
  title: string,
  doneTitle: string,
  understood: string,
  steps: CodeWords['steps'],
): CodeWords {
  return { type: 'repository', title, doneTitle, understood, steps };
}

function putBackWords({ from, paths }: Extract<FileAction, { readonly kind: 'restore' }>): CodeWords {
  const what = paths ? someOf(paths) : 'all files';
  return repositoryWords(
    `Restore ${what} from ${from}`,
    `Restored ${what} from ${from}`,
    `Put ${what} back to how ${paths?.length === 1 ? 'it was' : 'they were'} in ${from}. ${unsavedAfter}`,
    [['Restore ', { name: what }, ' from ', { name: from }]],
  );
}

function ignoreWords(
  { patterns }: Extract<FileAction, { readonly kind: 'ignore' }>,
  facts: ActionFacts,
): CodeWords {
  const what = someOf(patterns);
  const left = facts.paths.filter((path) => path !== '.gitignore');
  const stays =
    left.length === 0
      ? ''
      : ` ${someOf(left)} ${left.length === 1 ? 'stays' : 'stay'} in your files and in earlier saves, but not in new ones.`;
  return repositoryWords(
    `Ignore ${what}`,
    `Ignored ${what}`,
    `Add ${what} to .gitignore and save that on ${facts.branch}.${stays}`,
    [
      ['Ignore ', { name: what }],
      ['Save .gitignore on ', { name: facts.branch }],
    ],
  );
}

/** Writes the texts of an action on files, tags and changes that are set aside. */
export function fileWords(action: FileAction, facts: ActionFacts): CodeWords {
  const { branch, files, paths } = facts;
  switch (action.kind) {
    case 'restore':
      return putBackWords(action);
    case 'discard': {
      const what = action.paths ?? paths;
      const names = what.length > 0 ? someOf(what) : 'all files';
      return repositoryWords(
        `Discard the unsaved changes of ${names}`,
        `Discarded the unsaved changes of ${names}`,
        `Put ${names} back to how ${what.length === 1 ? 'it was' : 'they were'} last saved on ${branch}.`,
        [['Discard the unsaved changes of ', { name: names }]],
      );
    }
    case 'set-aside':
      return repositoryWords(
        `Set ${files} aside`,
        action.note === undefined ? `Set ${files} aside` : `Set “${action.note}” aside`,
        `Keep all unsaved changes for later. Your files are then as last saved on ${branch}.`,
        [[`Set ${files} aside`]],
      );
    case 'bring-back':
      return repositoryWords(
        'Bring back the changes that were set aside',
        'Brought back the changes that were set aside',
        'Put the changes that were set aside last back into your files, unsaved.',
        [['Bring back the changes that were set aside']],
      );
    case 'tag': {
      const where = action.version ?? `the last save on ${branch}`;
      return repositoryWords(
        `Tag ${where} as ${action.name}`,
        `Tagged ${where} as ${action.name}`,
        `Mark ${where} with the name ${action.name}, so that you can find it again.`,
        [['Tag ', { name: where }, ' as ', { name: action.name }]],
      );
    }
    case 'delete-tag':
      return repositoryWords(
        `Delete the tag ${action.name}`,
        `Deleted the tag ${action.name}`,
        `Delete the tag ${action.name}. The saves it marks stay.`,
        [['Delete the tag ', { name: action.name }]],
      );
    case 'ignore':
      return ignoreWords(action, facts);
    case 'write-file':
      return repositoryWords(
        `Write ${action.path}`,
        `Wrote ${action.path}`,
        `Write ${action.path}. ${unsavedAfter}`,
        [['Write ', { name: action.path }]],
      );
    case 'move-file':
      return repositoryWords(
        `Move ${action.path} to ${action.to}`,
        `Moved ${action.path} to ${action.to}`,
        `Move ${action.path} to ${action.to}. ${unsavedAfter}`,
        [['Move ', { name: action.path }, ' to ', { name: action.to }]],
      );
    default: {
      const names = someOf(action.paths);
      return repositoryWords(
        `Delete ${names}`,
        `Deleted ${names}`,
        `Delete ${names} from your files. ${unsavedAfter}`,
        [['Delete ', { name: names }]],
      );
    }
  }
}
