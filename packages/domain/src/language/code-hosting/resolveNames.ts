import { fail, ok, type Result } from '../../shared/result.ts';
import { matchName, plainName, type NameMatch } from './nameMatch.ts';

/** The names in a repository that a change or a question can refer to. */
export interface CodeNames {
  /** The branch that is current. */
  readonly branch: string;
  readonly branches: readonly string[];
  readonly tags: readonly string[];
  /** Newest first. */
  readonly commits: readonly { readonly id: string; readonly message: string }[];
  /** Files as they are now, saved or not, and saved files that are missing now. */
  readonly files: readonly string[];
  /** Files that differ from the last save. */
  readonly unsaved: readonly string[];
}

/** A name that was not found, with those that may be meant. */
export interface UnknownName {
  readonly said: string;
  /** One sentence that says what is missing. */
  readonly text: string;
  readonly near: readonly { readonly label: string; readonly name: string }[];
}

type Resolved<Value> = Result<Value, UnknownName>;

function shown(said: string): string {
  return said.slice(0, 60);
}

function unknown(
  said: string,
  kind: string,
  { names }: Extract<NameMatch, { kind: 'near' }>,
): Resolved<never> {
  const text = `There is no ${kind} called ${shown(said)}.`;
  return fail({ said, text, near: names.map((name) => ({ label: name, name })) });
}

export function resolveBranch(said: string, { branches }: CodeNames): Resolved<string> {
  const match = matchName(said, branches);
  return match.kind === 'found' ? ok(match.name) : unknown(said, 'branch', match);
}

export function resolveTag(said: string, { tags }: CodeNames): Resolved<string> {
  const match = matchName(said, tags);
  return match.kind === 'found' ? ok(match.name) : unknown(said, 'tag', match);
}

function firstLine(message: string): string {
  return message.trim().replace(/\n.*$/su, '');
}

const shortId = 10;

/** A commit by its id, the first characters of it, or its distance from the last one. */
function commitId(said: string, { commits }: CodeNames): string | undefined {
  if (/^(?:HEAD|@)(?:~\d{1,4}|\^*)$/u.test(said)) {
    const [, steps] = said.split('~');
    return commits[steps === undefined ? said.split('^').length - 1 : Number(steps)]?.id;
  }
  if (!/^[0-9a-f]{4,40}$/iu.test(said)) return undefined;
  const [found, ...others] = commits.filter(({ id }) => id.startsWith(said.toLowerCase()));
  return others.length === 0 ? found?.id : undefined;
}

/**
 * A version: a branch or a tag, a commit by its id, or a commit by its message. Commits are returned by the first
 * characters of their id.
 */
export function resolveVersion(said: string, names: CodeNames): Resolved<string> {
  const marks = [...new Set([...names.branches, ...names.tags])];
  if (marks.includes(said)) return ok(said);
  const id = commitId(said, names);
  if (id !== undefined) return ok(id.slice(0, shortId));
  const mark = matchName(said, marks);
  if (mark.kind === 'found') return ok(mark.name);
  const titled = names.commits.map(({ id: commit, message }) => ({ commit, title: firstLine(message) }));
  const [only, ...others] = titled.filter(({ title }) => plainName(title) === plainName(said));
  if (only && others.length === 0) return ok(only.commit.slice(0, shortId));
  const near = matchName(
    said,
    titled.map(({ title }) => title),
  );
  const similar = near.kind === 'near' ? near.names : [near.name];
  const commits = titled
    .filter(({ title }) => similar.includes(title))
    .map(({ commit, title }) => ({
      label: `${title} (${commit.slice(0, 7)})`,
      name: commit.slice(0, shortId),
    }));
  const text = `There is no branch, tag or save called ${shown(said)}.`;
  const choices = [...mark.names.map((name) => ({ label: name, name })), ...commits];
  return fail({ said, text, near: choices.slice(0, 5) });
}

/** The forms by which a file may be called: its name without folders, and that without its ending. */
function shortForms(path: string): readonly string[] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return [name, name.replace(/(?<=.)\.[^.]*$/u, '')];
}

function foldersOf(paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const parts = path.split('/');
    return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));
  });
}

/** A file or a folder. `isExact` accepts no shorter form, because the change destroys something. */
export function resolvePath(said: string, files: readonly string[], isExact = false): Resolved<string> {
  const path = said.replace(/^\.?\/+|\/+$/gu, '');
  const candidates = [...new Set([...files, ...foldersOf(files)])];
  const match = matchName(path, candidates, isExact ? undefined : shortForms);
  if (match.kind === 'found') return ok(match.name);
  const alike = isExact ? matchName(path, candidates, shortForms) : match;
  const names = alike.kind === 'found' ? [alike.name] : alike.names;
  return unknown(said, 'file', { kind: 'near', names });
}

/** Resolves each item, up to the first that is unknown. */
export function resolveEach(
  items: readonly string[],
  resolve: (item: string) => Resolved<string>,
): Resolved<readonly string[]> {
  const found: string[] = [];
  for (const item of items) {
    const one = resolve(item);
    if (!one.ok) return one;
    found.push(one.value);
  }
  return ok(found);
}
