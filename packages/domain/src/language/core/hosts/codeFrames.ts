import {
  ask,
  branchesIn,
  code,
  filesIn,
  mainBranch,
  referred,
  takeToday,
  valuesOf,
  versionOr,
} from './frames.ts';
import type { Frame } from './frames.ts';
import { describedName, newName, refsOf } from './slots.ts';
import type { Slots } from './slots.ts';
import { commitsOf, versionIn } from './versions.ts';
import type { Meaning } from './types.ts';

const service = 'code-hosting';

/** The text that names something: quoted, or what follows the cue to the end. */
function namedText(slots: Slots): string | undefined {
  const [quoted] = slots.left('quoted');
  if (quoted !== undefined) return slots.take(quoted).value.trim() || undefined;
  return slots.textFrom(slots.after('NAMED')) || undefined;
}

function save(slots: Slots): Meaning | undefined {
  takeToday(slots);
  const message = namedText(slots);
  const paths = filesIn(slots, true);
  if (paths === undefined) return ask('Which files should I save?');
  if (paths.length === 0 && slots.has('SINGLE')) {
    const path = referred(slots, 'file');
    return path === undefined
      ? undefined
      : code({ do: 'save', paths: [path], ...(message !== undefined && { message }) });
  }
  const isFirst = slots.has('INITIAL') && slots.has('VERSION');
  const title = message ?? (isFirst ? 'First version' : undefined);
  return code({
    do: 'save',
    ...(title !== undefined && { message: title }),
    ...(paths.length > 0 && { paths: [...paths] }),
  });
}

function createBranch(slots: Slots): Meaning | undefined {
  const from = slots.items.find(
    (item) =>
      slots.before(item) === 'from' && item.refs.some(({ kind }) => kind === 'tag' || kind === 'branch'),
  );
  const start =
    from === undefined
      ? undefined
      : refsOf(from, from.refs.some(({ kind }) => kind === 'tag') ? 'tag' : 'branch')[0]?.value;
  if (from !== undefined) slots.take(from);
  const given = newName(slots, 'NAMED', 'BRANCH');
  const name = given ?? describedName(slots);
  // What the branch is for: "for the wedding brochure, name it brochure".
  if (given !== undefined && slots.has('for', 'where', 'TRY'))
    for (const item of slots.left('word', 'name')) slots.take(item);
  if (name === undefined) return ask('What should the new branch be called?');
  if (slots.context.code.branches.includes(name))
    return ask(
      `There is already a branch called ${name}. Do you want to switch to it, or use another name?`,
      [`switch to the branch ${name}`, `create the branch ${name}-2`],
    );
  return code({ do: 'create-branch', name, switchTo: true, ...(start !== undefined && { from: start }) });
}

function renameBranch(slots: Slots): Meaning | undefined {
  const item = slots.named('branch').find((each) => !/^(?:to|NAMED)$/u.test(slots.before(each)));
  const name = item === undefined ? referred(slots, 'branch') : refsOf(item, 'branch')[0]?.value;
  if (item !== undefined && refsOf(item, 'branch').length === 1) slots.take(item);
  if (name === undefined) return undefined;
  const to = newName(slots, 'NAMED', 'to', 'RENAME');
  return to === undefined
    ? ask(`What should the branch ${name} be called?`)
    : code({ do: 'rename-branch', name, to });
}

function deleteBranch(slots: Slots): Meaning | undefined {
  const names = branchesIn(slots);
  if (names === undefined || names.length === 0)
    return ask(
      'Which branch should I delete?',
      slots.context.code.branches
        .filter((name) => name !== mainBranch(slots))
        .map((name) => `delete the branch ${name}`),
    );
  if (names.includes(mainBranch(slots)))
    return ask("That is the branch of the real site, and I don't delete it. Which branch do you mean?");
  const { service: chosen, site } = slots.context;
  const isPreview = site.previews.some(({ branch }) => names.includes(branch));
  // Without the word "branch", its preview may be meant.
  if (isPreview && chosen !== 'code-hosting' && !slots.has('BRANCH'))
    return ask(
      'Do you mean the branch, or its preview?',
      names.flatMap((name) => [`delete the branch ${name}`, `remove the preview of ${name}`]),
    );
  return code(...names.map((name) => ({ do: 'delete-branch' as const, name })));
}

function switchTo(slots: Slots): Meaning | undefined {
  const said = valuesOf(slots, 'branch');
  if (said === undefined || said.length > 1) return undefined;
  const name = said[0] ?? (slots.has('REAL', 'MAIN') ? mainBranch(slots) : referred(slots, 'branch'));
  return name === undefined
    ? ask(
        'Which branch do you want to work on?',
        slots.context.code.branches.map((branch) => `switch to the branch ${branch}`),
      )
    : code({ do: 'switch', name });
}

function merge(slots: Slots): Meaning | undefined {
  const main = mainBranch(slots);
  const items = slots.named('branch');
  const target = items.find((item) => /^(?:into|to|in|onto|over|with)$/u.test(slots.before(item)));
  const into = target === undefined ? main : (refsOf(target, 'branch')[0]?.value ?? main);
  const sources = items.filter((item) => item !== target);
  if (target !== undefined) slots.take(target);
  const [source] = sources;
  const refs = source === undefined ? [] : refsOf(source, 'branch');
  if (source !== undefined) slots.take(source);
  const current = slots.context.code.branch;
  const from =
    source === undefined
      ? (referred(slots, 'branch') ?? (current === into ? undefined : current))
      : refs.length === 1
        ? refs[0]?.value
        : undefined;
  if (sources.length > 1) return undefined;
  const meant = referred(slots, 'branch');
  if (source !== undefined && slots.has('it', 'that', 'this') && meant !== undefined && meant !== from)
    return undefined;
  if (from === undefined || from === into)
    return ask(
      `Which branch should I merge into ${into}?`,
      slots.context.code.branches.filter((name) => name !== into).map((name) => `merge ${name} into ${into}`),
    );
  return code({ do: 'merge', from, into });
}

function revert(slots: Slots): Meaning | undefined {
  let found = versionIn(slots, commitsOf(slots), 'commit', false);
  if (found === undefined && slots.has('THATCHANGE', 'it', 'this', 'that')) {
    const commit =
      referred(slots, 'commit') ??
      (slots.hadBefore('LASTSAVE') ? slots.context.code.commits[0]?.id : undefined);
    if (commit === undefined)
      return ask('Which change should I undo? Say a day, or some words of its title.');
    found = { id: commit };
  }
  if (found === undefined) return undefined;
  const commit = versionOr(found, (message) => `undo the change "${message}"`);
  if (typeof commit !== 'string') return commit;
  return code(commit === slots.context.code.commits[0]?.id ? { do: 'revert' } : { do: 'revert', commit });
}

function restore(slots: Slots): Meaning | undefined {
  const files = filesIn(slots);
  if (files === undefined) return ask('Which file do you mean?');
  const again =
    files.length === 0 && slots.has('it', 'this', 'that', 'FILE', 'PAGE')
      ? referred(slots, 'file')
      : undefined;
  const paths = again === undefined ? [...files] : [again];
  const isWhole = paths.length === 0;
  if (isWhole && slots.has('SINGLE', 'FILE', 'PAGE') && !slots.has('ALL'))
    return ask('Which file do you mean?');
  const tags = valuesOf(slots, 'tag');
  if (tags !== undefined && tags.length > 1) return undefined;
  const list = commitsOf(slots);
  const back = slots.previous();
  const isSaidBefore = again !== undefined && slots.hadBefore('WAS');
  const label = tags?.[0] ?? (isSaidBefore ? valuesOf(back, 'tag')?.[0] : undefined);
  const from =
    label !== undefined
      ? label
      : versionOr(
          versionIn(slots, list, 'commit', true) ??
            (isSaidBefore ? versionIn(back, list, 'commit', true) : undefined),
          (message) => `restore ${isWhole ? 'all files' : paths.join(' and ')} from the save "${message}"`,
        );
  if (typeof from !== 'string') return from;
  return code({ do: 'restore', from, ...(!isWhole && { paths }) });
}

function discard(slots: Slots): Meaning | undefined {
  const files = filesIn(slots, true);
  if (files === undefined) return ask('Which file do you mean?');
  const isOne = slots.has('it', 'this', 'that', 'FILE', 'PAGE', 'SINGLE') && !slots.has('ALL');
  const earlier = files.length === 0 && isOne ? referred(slots, 'file') : undefined;
  const paths = earlier === undefined ? [...files] : [earlier];
  if (
    paths.length === 0 &&
    (slots.has('SINGLE', 'FILE', 'PAGE') || !slots.has('CHANGES', 'ALL', 'UNSAVED', 'LASTSAVED'))
  )
    return ask('Which unsaved changes should I throw away?', ['throw away all my unsaved changes']);
  return code({ do: 'discard', ...(paths.length > 0 && { paths }) });
}

function tag(slots: Slots): Meaning | undefined {
  const name = newName(slots, 'NAMED', 'as', 'with', 'TAG');
  const found = versionIn(slots, commitsOf(slots), 'commit', true);
  const version =
    found === undefined ? undefined : versionOr(found, (message) => `tag the save "${message}"`);
  if (version !== undefined && typeof version !== 'string') return version;
  if (name === undefined) return ask('What should the tag be called?');
  if (slots.context.code.tags.includes(name))
    return ask(`There is already a tag called ${name}. Which name should I use?`);
  return code({ do: 'tag', name, ...(version !== undefined && { version }) });
}

function deleteTag(slots: Slots): Meaning | undefined {
  const names = valuesOf(slots, 'tag');
  if (names === undefined || names.length === 0)
    return ask(
      'Which tag should I delete?',
      slots.context.code.tags.map((name) => `delete the tag ${name}`),
    );
  return code(...names.map((name) => ({ do: 'delete-tag' as const, name })));
}

function ignore(slots: Slots): Meaning | undefined {
  const patterns: string[] = [];
  for (const item of slots.left('file')) {
    slots.take(item);
    patterns.push(/^\.(?!env|git|ht)\w+$/u.test(item.value) ? `*${item.value}` : item.value);
  }
  const { files } = slots.context.code;
  for (const item of slots.left('name', 'word')) {
    const folder = files
      .flatMap((path) => path.split('/').slice(0, -1))
      .find((part) => part.toLowerCase() === item.value);
    const path = refsOf(item, 'file').length === 1 ? refsOf(item, 'file')[0]?.value : undefined;
    if (folder === undefined && path === undefined) continue;
    slots.take(item);
    patterns.push(folder === undefined ? (path ?? item.value) : `${folder}/`);
  }
  if (patterns.length === 0) {
    const earlier = slots.earlier.findLast((item) => item.cat === 'file');
    if (earlier === undefined || !slots.has('it', 'this', 'that', 'them', 'FILE', 'PAGE'))
      return ask('Which files should never be saved?');
    patterns.push(earlier.value);
  }
  return code({ do: 'ignore', patterns });
}

function moveFile(slots: Slots): Meaning | undefined {
  const typed = slots.left('file');
  const target = typed.find(
    (item) => /^(?:to|NAMED|into|as)$/u.test(slots.before(item)) || item.refs.length === 0,
  );
  if (target !== undefined) slots.take(target);
  const paths = filesIn(slots);
  if (paths === undefined || paths.length !== 1) return undefined;
  const [path = ''] = paths;
  const parts = path.split('/');
  if (target !== undefined) {
    const to = target.value.includes('/') ? target.value : [...parts.slice(0, -1), target.value].join('/');
    return code({ do: 'move-file', path, to });
  }
  if (!slots.has('FILE', 'PAGE') || !slots.has('into', 'to', 'in'))
    return ask(`What should ${path} be called?`);
  const folder = newName(slots, 'into', 'to', 'in');
  return folder === undefined
    ? ask(`Which folder should ${path} be in?`)
    : code({ do: 'move-file', path, to: `${folder}/${parts.at(-1) ?? path}` });
}

function deleteFiles(slots: Slots): Meaning | undefined {
  const paths = filesIn(slots);
  if (paths === undefined) return ask('Which file should I delete?');
  const earlier = paths.length === 0 ? referred(slots, 'file') : undefined;
  const all = earlier === undefined ? [...paths] : [earlier];
  return all.length === 0 ? ask('Which file should I delete?') : code({ do: 'delete-files', paths: all });
}

function writeFile(slots: Slots): Meaning | undefined {
  const file = slots.left('file').find(({ refs }) => refs.length === 0);
  const [quoted] = slots.left('quoted');
  if (file === undefined) return undefined;
  slots.take(file);
  if (quoted === undefined) return ask(`What should ${file.value} contain? Put the content in quotes.`);
  return code({ do: 'write-file', path: file.value, content: slots.take(quoted).value });
}

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
      'RESTORE|TAKE|BRING|PUT @file',
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
