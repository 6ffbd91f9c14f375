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
import { describedName, newName, refsOf } from './slots.ts';
import { commitsOf, versionIn } from './versions.ts';
import type { Slots } from './slots.ts';
import type { Meaning } from './types.ts';

/** The text that names something: quoted, or what follows the cue to the end. */
function namedText(slots: Slots): string | undefined {
  const [quoted] = slots.left('quoted');
  if (quoted !== undefined) return slots.take(quoted).value.trim() || undefined;
  return slots.textFrom(slots.after('NAMED')) || undefined;
}

export function save(slots: Slots): Meaning | undefined {
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

export function createBranch(slots: Slots): Meaning | undefined {
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

export function renameBranch(slots: Slots): Meaning | undefined {
  const item = slots.named('branch').find((each) => !/^(?:to|NAMED)$/u.test(slots.before(each)));
  const name = item === undefined ? referred(slots, 'branch') : refsOf(item, 'branch')[0]?.value;
  if (item !== undefined && refsOf(item, 'branch').length === 1) slots.take(item);
  if (name === undefined) return undefined;
  const to = newName(slots, 'NAMED', 'to', 'RENAME');
  return to === undefined
    ? ask(`What should the branch ${name} be called?`)
    : code({ do: 'rename-branch', name, to });
}

export function deleteBranch(slots: Slots): Meaning | undefined {
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

export function switchTo(slots: Slots): Meaning | undefined {
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

export function merge(slots: Slots): Meaning | undefined {
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

export function revert(slots: Slots): Meaning | undefined {
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
