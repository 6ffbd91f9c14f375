import { askCode, askSite, filesIn, mainBranch, valuesOf, versionOr } from './frames.ts';
import type { Frame } from './frames.ts';
import { refsOf } from './slots.ts';
import type { Slots } from './slots.ts';
import { commitsOf, versionIn } from './versions.ts';
import type { Meaning } from './types.ts';

const about = 'WHAT LOOK HOWCOME WHEN ALL CURRENT VERSION SITE CHANGES NEW EVERYONE LAST';

function history(slots: Slots): Meaning | undefined {
  const files = filesIn(slots);
  const authors = slots
    .named('author')
    .flatMap((item) => refsOf(slots.take(item), 'author').map(({ value }) => value));
  const time = slots.left('time').find(({ span }) => span !== undefined && span.from !== '');
  const branches = valuesOf(slots, 'branch');
  if (time !== undefined) slots.take(time);
  const [path] = files ?? [];
  const [author] = authors;
  const [branch] = branches ?? [];
  return askCode({
    about: 'history',
    ...(path !== undefined && { path }),
    ...(author !== undefined && { author }),
    ...(time?.span !== undefined && { since: time.span.from }),
    ...(branch !== undefined && { branch }),
  });
}

function difference(slots: Slots): Meaning | undefined {
  const branches = [...(valuesOf(slots, 'branch') ?? []), ...(valuesOf(slots, 'tag') ?? [])];
  const files = filesIn(slots) ?? [];
  const found = branches.length > 0 ? undefined : versionIn(slots, commitsOf(slots), 'commit', true);
  const from =
    branches[0] ??
    (found === undefined ? undefined : versionOr(found, (message) => `compare with the save "${message}"`));
  if (from === undefined) return askCode({ about: 'status' });
  if (typeof from !== 'string') return from;
  const to = branches[1] ?? (slots.has('REAL', 'MAIN') ? mainBranch(slots) : undefined);
  return askCode({
    about: 'difference',
    from,
    ...(to !== undefined && { to }),
    ...(files.length > 0 && { paths: [...files] }),
  });
}

function file(slots: Slots): Meaning | undefined {
  const [path, ...more] = filesIn(slots) ?? [];
  if (path === undefined || more.length > 0) return undefined;
  const [tag] = valuesOf(slots, 'tag') ?? [];
  const found = tag === undefined ? versionIn(slots, commitsOf(slots), 'commit', true) : { id: tag };
  const version =
    found === undefined
      ? undefined
      : versionOr(found, (message) => `show ${path} from the save "${message}"`);
  if (version !== undefined && typeof version !== 'string') return version;
  return askCode({ about: 'file', path, ...(version !== undefined && { version }) });
}

const codeFrame = (id: string, forms: readonly string[], may: string, read: Frame['read']): Frame => ({
  id,
  service: 'code-hosting',
  forms,
  may: `${about} ${may}`,
  read,
  isGrave: false,
});
const siteFrame = (id: Parameters<typeof askSite>[0], forms: readonly string[], may: string): Frame => ({
  id,
  service: 'deployment',
  forms,
  may: `${about} ${may}`,
  read: (slots) => {
    for (const item of slots.items)
      if (/^(?:time|name|variable|domain|path)$/u.test(item.cat)) slots.take(item);
    return askSite(id);
  },
  isGrave: false,
});

/** Frames of questions about the code and the site. */
export const questionFrames: readonly Frame[] = [
  codeFrame(
    'status',
    [
      'WHAT|HOWCOME|LOOK UNSAVED',
      'WHAT|LOOK|HOWCOME CHANGES',
      'WHAT HISTORY|CHANGES|UPDATE UNSAVED|LASTSAVED',
      'WHAT FILE|PAGE CHANGES|HISTORY|UPDATE',
      'HOWCOME SAVED|UNSAVED',
      'HOWCOME ALL SAVED',
    ],
    'UNSAVED LASTSAVED CHANGES HISTORY FILE PAGE SAVE SAVED UPDATE',
    () => askCode({ about: 'status' }),
  ),
  codeFrame('branches', ['WHAT|LOOK|HOWCOME BRANCH', 'LOOK COPY', 'WHAT|HOWCOME COPY'], 'BRANCH COPY', () =>
    askCode({ about: 'branches' }),
  ),
  codeFrame('tags', ['WHAT|LOOK|HOWCOME TAG'], 'TAG', () => askCode({ about: 'tags' })),
  codeFrame('set-aside', ['WHAT|LOOK|HOWCOME ASIDE'], 'ASIDE CHANGES', () => askCode({ about: 'set-aside' })),
  codeFrame('difference', ['COMPARE'], 'COMPARE REAL MAIN FILE PAGE BRANCH HISTORY TAG LIVE WAS', difference),
  codeFrame(
    'history',
    [
      'WHO HISTORY|@file|WORKING|CHANGES',
      'LOOK|WHAT|WHEN|HOWCOME HISTORY',
      'WHAT|LOOK @author',
      'WHAT|LOOK|HOWCOME VERSION',
      'HISTORY @file',
      'WHAT CHANGES|HISTORY|NEW|UPDATE @time',
      'HOWCOME|WHO @branch HISTORY|CHANGES|SINCE',
      'HISTORY',
      'WHAT|LOOK LASTSAVE|THATCHANGE',
      'WHEN @file',
    ],
    'HISTORY WHO FILE PAGE BRANCH LASTSAVE THATCHANGE SAVE SAVED CHANGES NEW PREVIOUS WHEN UPDATE',
    history,
  ),
  codeFrame(
    'file',
    ['LOOK @file', 'WHAT|HOWCOME WAS @file'],
    'FILE PAGE WAS TAG BEFORE AGAIN PREVIOUS INITIAL',
    file,
  ),
  codeFrame('files', ['WHAT|LOOK|HOWCOME FILE|PAGE'], 'FILE|PAGE', () => askCode({ about: 'files' })),
  siteFrame(
    'status',
    [
      'WORKING',
      'WHAT|HOWCOME LIVE|EVERYONE|REAL',
      'LOOK LIVE|REAL',
      'HOWCOME SITE LIVE|UP|REOPEN|DOWN|OFFLINE|WORKING|BROKEN|on',
      'WHAT EVERYONE LOOK',
      'LIVE SITE',
      'HOWCOME LIVE|BROKEN|OFFLINE',
      'UP SITE',
      'SITE DOWN|OFFLINE|CLOSE',
    ],
    'WORKING LIVE UP REAL NOT REOPEN DOWN OFFLINE BROKEN NEW BRANCH CLOSE',
  ),
  siteFrame(
    'deploys',
    [
      'WHAT|LOOK|HOWCOME VERSION',
      'WHEN|WHAT|HOWCOME PUBLISH|PUBLISHING|LIVE',
      'WHO PUBLISH|PUBLISHING|LIVE',
      'WHEN PUBLISHING LAST',
      'LOOK HISTORY SITE',
      'WHAT|HISTORY LIVE',
      'WHEN LIVE',
      'WHAT|LOOK|WHO PUBLISH|PUBLISHING',
    ],
    'PUBLISH PUBLISHING LIVE HISTORY PREVIOUS BEFORE WHO LASTSAVE',
  ),
  siteFrame(
    'variables',
    ['WHAT|LOOK|HOWCOME VARIABLE', 'WHAT|LOOK|HOWCOME @variable'],
    'VARIABLE VALUE LIVE PREVIEW SAVE REAL SCOPELIVE SCOPEPREVIEW SCOPEBOTH',
  ),
  siteFrame('domains', ['WHAT|LOOK|HOWCOME DOMAIN|@domain'], 'DOMAIN CONNECT MAIN UNDER PERSON'),
  siteFrame('previews', ['WHAT|LOOK|HOWCOME PREVIEW'], 'PREVIEW BRANCH WORKING'),
  siteFrame(
    'schedule',
    ['WHAT|LOOK|HOWCOME|WHEN SCHEDULE|PUBLISHING', 'WHEN|WHAT will PUBLISH|LIVE'],
    'SCHEDULE PUBLISHING PUBLISH LIVE',
  ),
  siteFrame('redirects', ['WHAT|LOOK|HOWCOME|where REDIRECT', 'where EVERYONE REDIRECT'], 'REDIRECT GOBACK'),
  siteFrame(
    'password',
    ['WHAT|LOOK|HOWCOME|is PASSWORD|PROTECT', 'PASSWORD PROTECT is'],
    'PASSWORD PROTECT PREVIEW LIVE REAL NEED SCOPELIVE SCOPEPREVIEW',
  ),
];
