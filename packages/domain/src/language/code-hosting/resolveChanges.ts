import { ok, type Result } from '../../shared/result.ts';
import type { CodeChange, CodeQuestion } from '../ast/index.ts';
import {
  resolveBranch,
  resolveEach,
  resolvePath,
  resolveTag,
  resolveVersion,
  type CodeNames,
  type UnknownName,
} from './resolveNames.ts';
import type { SingleCodeAction } from './types.ts';

type Resolved<Value> = Result<Value, UnknownName>;
type Of<Do extends CodeChange['do']> = Extract<CodeChange, { readonly do: Do }>;

/** A name made of words: `new checkout page` becomes `new-checkout-page`. */
function newName(said: string): string {
  return said.trim().replaceAll(/\s+/gu, '-');
}

function optional<Value>(
  said: Value | undefined,
  resolve: (said: Value) => Resolved<Value>,
): Resolved<Value | undefined> {
  return said === undefined ? ok(undefined) : resolve(said);
}

function mapped<Value, Mapped>(found: Resolved<Value>, map: (value: Value) => Mapped): Resolved<Mapped> {
  return found.ok ? ok(map(found.value)) : found;
}

function resolveMerge(change: Of<'merge'>, names: CodeNames): Resolved<SingleCodeAction> {
  const from = resolveBranch(change.from, names);
  if (!from.ok) return from;
  const into = resolveBranch(change.into, names);
  if (!into.ok) return into;
  // Files of the other branch may be unknown here; a merge says so where one does not exist.
  const settle = change.settle?.map(({ path, keep }) => {
    const found = resolvePath(path, names.files);
    return { path: found.ok ? found.value : path, keep };
  });
  return ok({ kind: 'merge', from: from.value, into: into.value, ...(settle && { settle }) });
}

function resolveRestore({ from, paths }: Of<'restore'>, names: CodeNames): Resolved<SingleCodeAction> {
  const version = resolveVersion(from, names);
  if (!version.ok) return version;
  // A file may exist in the version only; a restore says so where it does not.
  const found = paths?.map((path) => {
    const one = resolvePath(path, names.files);
    return one.ok ? one.value : path;
  });
  return ok({ kind: 'restore', from: version.value, paths: found });
}

/** Resolves the names of one change. New names and contents stay as they were given. */
function resolveChange(change: CodeChange, names: CodeNames): Resolved<SingleCodeAction> {
  const version = (said: string): Resolved<string> => resolveVersion(said, names);
  const unsaved = (paths: readonly string[], isExact: boolean): Resolved<readonly string[]> =>
    resolveEach(paths, (path) => {
      const found = resolvePath(path, names.unsaved, isExact);
      // A file without unsaved changes is refused later, in those words.
      return found.ok || !names.files.includes(path) ? found : ok(path);
    });
  switch (change.do) {
    case 'save':
      return mapped(
        optional<readonly string[]>(change.paths, (paths) => unsaved(paths, false)),
        (paths) => ({ kind: 'save', message: change.message, paths }),
      );
    case 'create-branch':
      return mapped(optional(change.from, version), (from) => ({
        kind: 'create-branch',
        name: newName(change.name),
        ...(from !== undefined && { from }),
        switchTo: change.switchTo,
      }));
    case 'rename-branch':
      return mapped(resolveBranch(change.name, names), (name) => ({
        kind: 'rename-branch',
        name,
        to: newName(change.to),
      }));
    case 'delete-branch':
    case 'switch':
      return mapped(resolveBranch(change.name, names), (name) => ({ kind: change.do, name }));
    case 'merge':
      return resolveMerge(change, names);
    case 'revert':
      return mapped(optional(change.commit, version), (commit) => ({ kind: 'revert', commit }));
    case 'restore':
      return resolveRestore(change, names);
    case 'discard':
      return mapped(
        optional<readonly string[]>(change.paths, (paths) => unsaved(paths, true)),
        (paths) => ({ kind: 'discard', paths }),
      );
    case 'set-aside':
      return ok({ kind: 'set-aside', note: change.note });
    case 'bring-back':
      return ok({ kind: 'bring-back' });
    case 'tag':
      return mapped(optional(change.version, version), (at) => ({
        kind: 'tag',
        name: newName(change.name),
        version: at,
      }));
    case 'delete-tag':
      return mapped(resolveTag(change.name, names), (name) => ({ kind: 'delete-tag', name }));
    case 'ignore':
      return ok({ kind: 'ignore', patterns: change.patterns });
    case 'write-file': {
      const { path, content, blob } = change;
      return ok({ kind: 'write-file', path, content, ...(blob !== undefined && { blob }) });
    }
    case 'move-file':
      return mapped(resolvePath(change.path, names.files), (path) => ({
        kind: 'move-file',
        path,
        to: change.to,
      }));
    default:
      return mapped(
        resolveEach(change.paths, (path) => resolvePath(path, names.files, true)),
        (paths) => ({ kind: 'delete-files', paths }),
      );
  }
}

/** The names after an action, for the changes that follow it. */
function namesAfter(action: SingleCodeAction, names: CodeNames): CodeNames {
  const without = (list: readonly string[], gone: string): readonly string[] =>
    list.filter((name) => name !== gone);
  switch (action.kind) {
    case 'create-branch': {
      const branches = [...names.branches, action.name];
      return { ...names, branches, branch: action.switchTo ? action.name : names.branch };
    }
    case 'rename-branch':
      return {
        ...names,
        branches: [...without(names.branches, action.name), action.to],
        branch: names.branch === action.name ? action.to : names.branch,
      };
    case 'switch':
      return { ...names, branch: action.name };
    case 'delete-branch':
      return { ...names, branches: without(names.branches, action.name) };
    case 'tag':
      return { ...names, tags: [...names.tags, action.name] };
    case 'delete-tag':
      return { ...names, tags: without(names.tags, action.name) };
    case 'write-file':
      return withFiles(names, [action.path]);
    case 'move-file':
      return withFiles(names, [action.path, action.to]);
    case 'restore':
    case 'delete-files':
      return withFiles(names, action.paths ?? names.files);
    default:
      return names;
  }
}

function withFiles(names: CodeNames, paths: readonly string[]): CodeNames {
  return {
    ...names,
    files: [...new Set([...names.files, ...paths])],
    unsaved: [...new Set([...names.unsaved, ...paths])],
  };
}

/**
 * Resolves the names in ordered changes, each against what the ones before it leave: exactly, then ignoring capitals and
 * hyphens if only one name matches.
 *
 * @example
 * resolveCodeChanges([{ do: 'switch', name: 'Winter Look' }], { branch: 'main', branches: ['main', 'winter-look'], tags: [], commits: [], files: [], unsaved: [] }).value[0].name
 * // => 'winter-look'
 */
export function resolveCodeChanges(
  changes: readonly CodeChange[],
  start: CodeNames,
): Resolved<readonly SingleCodeAction[]> {
  let names = start;
  const actions: SingleCodeAction[] = [];
  for (const change of changes) {
    const action = resolveChange(change, names);
    if (!action.ok) return action;
    actions.push(action.value);
    names = namesAfter(action.value, names);
  }
  return ok(actions);
}

/**
 * Resolves the names in a question.
 *
 * @example
 * resolveCodeQuestion({ about: 'history', branch: 'Main' }, { branch: 'main', branches: ['main'], tags: [], commits: [], files: [], unsaved: [] }).value.branch
 * // => 'main'
 */
export function resolveCodeQuestion(question: CodeQuestion, names: CodeNames): Resolved<CodeQuestion> {
  const file = (said: string): Resolved<string> => resolvePath(said, names.files);
  switch (question.about) {
    case 'history': {
      const branch = optional(question.branch, (said) => resolveVersion(said, names));
      if (!branch.ok) return branch;
      // A file may be in the history only.
      const path = optional(question.path, file);
      return ok({
        ...question,
        ...(branch.value !== undefined && { branch: branch.value }),
        ...(path.ok && path.value !== undefined && { path: path.value }),
      });
    }
    case 'difference': {
      const from = resolveVersion(question.from, names);
      if (!from.ok) return from;
      const to = optional(question.to, (said) => resolveVersion(said, names));
      if (!to.ok) return to;
      const paths = question.paths?.map((path) => {
        const found = file(path);
        return found.ok ? found.value : path;
      });
      return ok({ about: 'difference', from: from.value, to: to.value, paths });
    }
    case 'file': {
      const version = optional(question.version, (said) => resolveVersion(said, names));
      if (!version.ok) return version;
      const path = file(question.path);
      if (!path.ok && version.value === undefined) return path;
      return ok({
        about: 'file',
        path: path.ok ? path.value : question.path,
        version: version.value,
      });
    }
    default:
      return ok(question);
  }
}
