import { ask, code } from './frames.ts';
import { createBranch, deleteBranch, merge, renameBranch, revert, save, switchTo } from './codeVersions.ts';
import { deleteFiles, deleteTag, discard, ignore, moveFile, restore, tag, writeFile } from './codeFiles.ts';
import type { Frame } from './frames.ts';

const service = 'code-hosting';

const frame = (
  id: string,
  forms: readonly string[],
  may: string,
  read: Frame['read'],
  isGrave = false,
): Frame => ({ id, service, forms, may, read, isGrave });

/** Frames of changes of the code, those that need most first. */
export const codeFrames: readonly Frame[] = [
  frame(
    'save',
    ['SAVE'],
    'CHANGES ALL UNSAVED NAMED VERSION CURRENT FILE PAGE SITE COPY MAKE NEW SINGLE PUT TAKE BRING KEEP INITIAL BACK REAL LASTSAVE UPDATE',
    save,
  ),
  frame(
    'create-branch',
    [
      'MAKE|NEW|SWITCH|COPY|PUT BRANCH',
      'MAKE|NEW COPY',
      'MAKE|NEW VERSION TRY|TOUCHING',
      'COPY TRY|TOUCHING|NAMED|VERSION',
      'TRY|MAKE|UPDATE TOUCHING',
      'BRANCH NAMED',
      'BRANCH',
      'COPY',
    ],
    'TRY TOUCHING NEW COPY NAMED VERSION SITE REAL LIVE FILE PAGE MAKE SWITCH CHANGES PUT WORKING EVERYONE BRANCH TAKE BRING MAIN LOOK OFF UPDATE CURRENT',
    createBranch,
  ),
  frame(
    'rename-branch',
    ['RENAME @branch', 'NAMED @branch', 'RENAME BRANCH', 'NAMED'],
    'BRANCH NAMED RENAME VERSION NEW UPDATE',
    renameBranch,
  ),
  frame(
    'delete-branch',
    ['DELETE|DISCARD @branch', 'THROW AWAY|OUT @branch', 'DELETE BRANCH', 'NOLONGER @branch', 'DELETE it'],
    'BRANCH VERSION NOLONGER COPY AWAY DELETE DISCARD',
    deleteBranch,
    true,
  ),
  frame(
    'switch',
    [
      'SWITCH @branch',
      'SWITCH REAL|MAIN',
      'SWITCH|GOBACK BRANCH',
      'GOBACK|TAKE|BRING|PUT @branch WORKING|SWITCH|CHANGES|BRANCH',
      'GOBACK @branch',
      'SWITCH it|there|that|this|BACK',
      'GOBACK MAIN|REAL !away',
      'SWITCH BACK @branch|REAL|MAIN',
      'TAKE|BRING BACK to REAL|MAIN|@branch',
    ],
    'BRANCH VERSION WORKING CHANGES BACK REAL MAIN SITE SWITCH GOBACK TRY AGAIN COPY CURRENT TAKE BRING',
    switchTo,
  ),
  frame(
    'merge',
    [
      'MERGE',
      'TAKE|BRING|PUT|MOVE|MAKE|RESTORE|GOBACK over|into|in REAL|MAIN|@branch',
      'TAKE|BRING|PUT over into REAL|MAIN',
      'TAKE|BRING over REAL|SITE',
      'PUT|TAKE|BRING|MERGE @branch into|to|in|with REAL|MAIN|@branch',
      'TAKE|BRING|PUT to REAL|MAIN',
    ],
    'BRANCH VERSION REAL MAIN SITE CHANGES ALL MERGE WORKING COPY NEW LIVE PAGE CURRENT',
    merge,
    true,
  ),
  frame(
    'revert',
    [
      'REVERT',
      'TAKE BACK|OUT',
      'TAKE|DELETE|CANCEL THATCHANGE|LASTSAVE',
      'RESTORE|GOBACK BEFORE @commit',
      'DELETE @commit THATCHANGE',
    ],
    'WHAT THATCHANGE LASTSAVE LAST CHANGES BACK OUT AGAIN VERSION TAKE BRING MAKE SINGLE SITE OFF AWAY',
    revert,
    true,
  ),
  frame(
    'restore',
    [
      'RESTORE|GOBACK|PUT|TAKE|BRING|MAKE @file WAS|VERSION|AGAIN|BEFORE|PREVIOUS|@tag|INITIAL|@time',
      'RESTORE|TAKE|BRING @file',
      '@file WAS|AGAIN',
      'PUT|TAKE|BRING BACK @file',
      'RESTORE|GOBACK|PUT|MAKE|BRING ALL|FILE|PAGE WAS|VERSION|@tag|@time',
      'RESTORE|GOBACK|PUT|MAKE|BRING SITE WAS|VERSION|@tag|@time !code',
      '#WAS BRING|RESTORE it|that',
      '@file VERSION @time|@tag|PREVIOUS|BEFORE|INITIAL',
      'RESTORE|GOBACK FILE|PAGE WAS|VERSION',
      'RESTORE|GOBACK|PUT|BRING ALL|FILE|PAGE THATCHANGE|LASTSAVE|@commit',
      'GOBACK @tag|@commit|THATCHANGE|LASTSAVE|@time',
    ],
    'FILE PAGE VERSION WAS BACK AGAIN SINGLE RESTORE ALL SITE PREVIOUS BEFORE INITIAL THATCHANGE PUT GOBACK LASTSAVE TAG TAKE BRING HISTORY AGO LAST',
    restore,
    true,
  ),
  frame(
    'discard',
    [
      'DISCARD',
      'THROW AWAY|OUT',
      'DISCARD|DELETE|REVERT UNSAVED',
      'DISCARD|DELETE|REVERT|RESTORE|GOBACK|PUT|MAKE|BRING|TAKE LASTSAVED',
      'DELETE CHANGES',

      'REVERT CHANGES UNSAVED',
    ],
    'CHANGES ALL UNSAVED LASTSAVED THROW FILE PAGE SINGLE VERSION BACK AGAIN WAS RESTORE DISCARD TAKE BRING AWAY',
    discard,
    true,
  ),
  frame(
    'abort-merge',
    [
      'CANCEL|DISCARD|REVERT MERGE !merging',
      'WAS|UNSAVED|LASTSAVED !merging',
      'DISCARD|REVERT|CANCEL !merging',
    ],
    'MERGE CHANGES ALL WAS LASTSAVED UNSAVED PUT MAKE BACK BEFORE RESTORE FILE PAGE CANCEL DISCARD REVERT',
    () => code({ do: 'discard' }),
  ),
  frame('rewrite-history', ['DELETE HISTORY'], 'HISTORY ALL FILE|PAGE', () =>
    ask(
      "I keep every saved version, so I can't delete the history. Do you want to delete a file or a branch instead?",
    ),
  ),
  frame(
    'set-aside',
    ['ASIDE', 'CLOSE CHANGES|UNSAVED'],
    'CHANGES ALL UNSAVED PUT TAKE BRING MAKE VERSION CURRENT KEEP SAVE',
    () => code({ do: 'set-aside' }),
  ),
  frame(
    'bring-back',
    [
      'RESTORE|GOBACK|BACK|AGAIN|TAKE|BRING|MAKE ASIDE',
      'MAKE|BRING|PUT|TAKE BACK CHANGES|UNSAVED !aside',
      'RESTORE UNSAVED !aside',
      'BACK #ASIDE it|them|that',
    ],
    'CHANGES ALL RESTORE BACK PUT WHAT VERSION AGAIN GOBACK ASIDE UNSAVED',
    (slots) => {
      for (const item of slots.left('time')) slots.take(item);
      return code({ do: 'bring-back' });
    },
  ),
  frame(
    'tag',
    ['TAG', 'NAMED VERSION', 'MAKE NAMED VERSION'],
    'VERSION CURRENT CHANGES PUT NAMED MAKE NEW THATCHANGE LASTSAVE SITE ALL',
    tag,
  ),
  frame(
    'delete-tag',
    ['DELETE TAG', 'DELETE @tag', 'TAKE|BRING OFF|AWAY TAG'],
    'TAG VERSION',
    deleteTag,
    true,
  ),
  frame(
    'ignore',
    ['IGNORE', 'KEEP OUT HISTORY', 'IGNORE HISTORY'],
    'FILE PAGE ALL HISTORY CHANGES SAVE CURRENT PASSWORD VARIABLE NEW VERSION',
    ignore,
  ),
  frame(
    'move-file',
    ['RENAME @file', 'MOVE|PUT @file FILE|PAGE', 'NAMED @file'],
    'FILE|PAGE NAMED',
    moveFile,
  ),
  frame('delete-files', ['DELETE @file', 'DELETE FILE|PAGE'], 'FILE|PAGE NOLONGER', deleteFiles, true),
  frame(
    'write-file',
    ['MAKE|NEW|SAVE FILE|PAGE @file', 'MAKE @file'],
    'FILE|PAGE NEW NAMED VALUE',
    writeFile,
  ),
];
