import type { CodeQuestion } from '@saywright/domain/ast';
import { bytesText, counted } from '@saywright/domain/receipt';
import { isUtf8 } from 'node:buffer';
import { refuse, talk, type Planned } from '../operations/serviceDriver.ts';
import type { CodeHost, CodeProject, FileChange, FileDiff } from '../ports/codeHost.ts';
import { isAt } from './paths.ts';
import { quoted, someOf } from './trial.ts';

type Of<About extends CodeQuestion['about']> = Extract<CodeQuestion, { readonly about: About }>;

const mostRows = 200;

/** An answer in one or two sentences, with the equivalent command and a table. */
function answer(text: string, command: string, columns: string[], rows: (string | null)[][]): Planned {
  const shown = rows.slice(0, mostRows);
  const more = rows.length > shown.length ? ` The first ${mostRows} are shown.` : '';
  return talk({
    kind: 'answer',
    text: text + more,
    sql: '',
    commands: [command],
    ...(shown.length > 0 ? { table: { columns, rows: shown } } : {}),
  });
}

function time(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ');
}

function short(commit: string): string {
  return commit.slice(0, 7);
}

async function status(host: CodeHost, project: CodeProject): Promise<Planned> {
  const { branch, unsaved } = await host.status(project);
  const kept = await host.asides(project);
  const aside =
    kept.length === 0
      ? ''
      : ` ${counted(kept.length, 'set of changes', 'sets of changes')} ${kept.length === 1 ? 'is' : 'are'} set aside.`;
  const text =
    unsaved.length === 0
      ? `You are on ${branch}, and everything is saved.`
      : `You are on ${branch}. ${counted(unsaved.length, 'file')} ${unsaved.length === 1 ? 'has' : 'have'} unsaved changes.`;
  const rows = unsaved.map(({ path, change }) => [path, change]);
  return answer(text + aside, 'git status', ['File', 'Change'], rows);
}

async function branches(host: CodeHost, project: CodeProject): Promise<Planned> {
  const { branch, branches: all } = await host.status(project);
  return answer(
    `There ${all.length === 1 ? 'is' : 'are'} ${counted(all.length, 'branch', 'branches')}; you are on ${branch}.`,
    'git branch',
    ['Branch', 'Newest save'],
    all.map(({ name, commit }) => [name, short(commit)]),
  );
}

async function tags(host: CodeHost, project: CodeProject): Promise<Planned> {
  const all = await host.tags(project);
  return answer(
    all.length === 0
      ? 'There are no tags.'
      : `There ${all.length === 1 ? 'is' : 'are'} ${counted(all.length, 'tag')}.`,
    'git tag',
    ['Tag', 'Save'],
    all.map(({ name, commit }) => [name, short(commit)]),
  );
}

async function files(host: CodeHost, project: CodeProject): Promise<Planned> {
  const found = await host.files(project);
  const list = found.ok ? found.value : [];
  return answer(
    `There ${list.length === 1 ? 'is' : 'are'} ${counted(list.length, 'file')}.`,
    'git ls-files',
    ['File', 'Bytes'],
    list.map(({ path, bytes }) => [path, String(bytes)]),
  );
}

async function asides(host: CodeHost, project: CodeProject): Promise<Planned> {
  const all = await host.asides(project);
  return answer(
    all.length === 0
      ? 'Nothing is set aside.'
      : `${counted(all.length, 'set of changes', 'sets of changes')} ${all.length === 1 ? 'is' : 'are'} set aside. Bringing back takes the newest first.`,
    'git stash list',
    ['What', 'Files', 'When (UTC)'],
    all.map((one) => [one.note, someOf(one.files.map(({ path }) => path)), time(one.at)]),
  );
}

const commitsShown = 20;

async function history(
  host: CodeHost,
  project: CodeProject,
  { path, author, since, branch }: Of<'history'>,
): Promise<Planned> {
  if (since !== undefined && Number.isNaN(Date.parse(since))) return refuse(`${since} is not a date.`);
  const found = await host.history(project, { ref: branch, path, author, since, limit: commitsShown });
  if (!found.ok) return refuse(found.error);
  const where = branch ?? (await host.status(project)).branch;
  const about = [
    ...(path === undefined ? [] : [`of ${path}`]),
    ...(author === undefined ? [] : [`by ${author}`]),
    ...(since === undefined ? [] : [`since ${since.slice(0, 10)}`]),
  ].join(' ');
  const which = about === '' ? '' : ` ${about}`;
  const [newest] = found.value;
  const text = !newest
    ? `There are no saves${which} on ${where}.`
    : which === ''
      ? `The newest saves on ${where}:`
      : `The newest saves${which} on ${where}. The last was by ${newest.author} on ${newest.at.slice(0, 10)}.`;
  const words = [
    ...(branch === undefined ? [] : [quoted(branch)]),
    ...(author === undefined ? [] : [quoted(`--author=${author}`)]),
    ...(since === undefined ? [] : [quoted(`--since=${since}`)]),
    ...(path === undefined ? [] : ['--', quoted(path)]),
  ];
  return answer(
    text,
    ['git log', ...words].join(' '),
    ['Save', 'What', 'Who', 'When (UTC)'],
    found.value.map(({ id, message, author: who, at }) => [short(id), message, who, time(at)]),
  );
}

function lineCount({ hunks }: FileDiff, kind: 'added' | 'removed'): string {
  return String(hunks.flatMap(({ lines }) => lines).filter((line) => line.kind === kind).length);
}

/** The changed lines of one file; of several only how many. */
function differenceRows(
  changes: readonly FileChange[],
  diffs: readonly FileDiff[],
): { readonly columns: string[]; readonly rows: (string | null)[][] } {
  const [only, ...others] = changes;
  const diff = only && diffs.find(({ path }) => path === only.path);
  if (diff && others.length === 0) {
    const lines = diff.hunks.flatMap((hunk) => hunk.lines.filter(({ kind }) => kind !== 'context'));
    return { columns: ['Change', 'Line'], rows: lines.map(({ kind, text }) => [kind, text]) };
  }
  const rows = changes.map(({ path, change }) => {
    const known = diffs.find((one) => one.path === path);
    return [
      path,
      change,
      known ? lineCount(known, 'added') : null,
      known ? lineCount(known, 'removed') : null,
    ];
  });
  return { columns: ['File', 'Change', 'Lines added', 'Lines removed'], rows };
}

async function difference(
  host: CodeHost,
  project: CodeProject,
  { from, to, paths }: Of<'difference'>,
  signal: AbortSignal | undefined,
): Promise<Planned> {
  const found = await host.difference(project, from, to, signal);
  if (!found.ok) return refuse(found.error);
  const changes = found.value.files.filter(
    ({ path }) => !paths || paths.some((wanted) => isAt(path, wanted)),
  );
  const between = `between ${from} and ${to ?? 'your files now'}`;
  const what = paths ? someOf(paths) : counted(changes.length, 'file');
  const text =
    changes.length === 0
      ? `${paths ? `${someOf(paths)} ${paths.length === 1 ? 'is' : 'are'}` : 'All files are'} the same in ${from} and ${to ?? 'your files now'}.`
      : `${what} ${changes.length === 1 ? 'differs' : 'differ'} ${between}.`;
  const { columns, rows } = differenceRows(changes, found.value.diffs);
  const words = [from, ...(to === undefined ? [] : [to]), ...(paths ? ['--', ...paths] : [])].map(quoted);
  return answer(text, `git diff ${words.join(' ')}`, columns, rows);
}

async function fileText(
  host: CodeHost,
  project: CodeProject,
  { path, version }: Of<'file'>,
): Promise<Planned> {
  const found = await host.read(project, path, version);
  if (!found.ok) return refuse(found.error);
  const bytes = Buffer.from(found.value);
  const where = version === undefined ? 'now' : `in ${version}`;
  const command = version === undefined ? `cat ${quoted(path)}` : `git show ${quoted(`${version}:${path}`)}`;
  if (bytes.includes(0) || !isUtf8(bytes))
    return answer(`${path} is not a text file (${bytesText(bytes.length)}).`, command, [], []);
  const text = bytes.toString().replace(/\r?\n$/u, '');
  const lines = text === '' ? [] : text.split(/\r?\n/u);
  return answer(
    `${path} ${where} has ${counted(lines.length, 'line')}.`,
    command,
    ['Line', 'Text'],
    lines.map((line, at) => [String(at + 1), line]),
  );
}

/** Answers a question about code. */
export async function codeAnswer(
  host: CodeHost,
  project: CodeProject,
  question: CodeQuestion,
  signal?: AbortSignal,
): Promise<Planned> {
  switch (question.about) {
    case 'status':
      return status(host, project);
    case 'history':
      return history(host, project, question);
    case 'branches':
      return branches(host, project);
    case 'tags':
      return tags(host, project);
    case 'files':
      return files(host, project);
    case 'set-aside':
      return asides(host, project);
    case 'difference':
      return difference(host, project, question, signal);
    default:
      return fileText(host, project, question);
  }
}
