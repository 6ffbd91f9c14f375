import { refsOf } from './slots.ts';
import type { Slots } from './slots.ts';
import type { Found } from './versions.ts';
import type { HostChange, Kind, Meaning } from './types.ts';
import type { CodeChange, CodeQuestion } from '../../ast/code.ts';
import type { SiteChange, SiteQuestion } from '../../ast/site.ts';

/** One operation or question, read from cues and slots in any order. */
export interface Frame {
  readonly id: string;
  readonly service: 'code-hosting' | 'deployment';
  /** Each form lists what must be there: cues, words of structure or `@kind`, with `|` between alternatives. */
  readonly forms: readonly string[];
  /** Cues that add nothing here. */
  readonly may: string;
  /** Loses or exposes something if it was read wrongly. */
  readonly isGrave: boolean;
  readonly read: (slots: Slots) => Meaning | undefined;
}

export const code = (...changes: readonly CodeChange[]): Meaning => ({
  kind: 'changes',
  changes: changes.map((change): HostChange => ({ service: 'code-hosting', change })),
});
export const site = (...changes: readonly SiteChange[]): Meaning => ({
  kind: 'changes',
  changes: changes.map((change): HostChange => ({ service: 'deployment', change })),
});
export const askCode = (question: CodeQuestion): Meaning => ({ kind: 'code-question', question });
export const askSite = (about: SiteQuestion['about']): Meaning => ({
  kind: 'site-question',
  question: { about },
});
export const ask = (text: string, choices: readonly string[] = []): Meaning => ({
  kind: 'ask',
  text,
  choices: choices.slice(0, 5),
});

/** The branch that the founder calls the real one. */
export function mainBranch({
  context: {
    code: { branches, branch },
  },
}: Slots): string {
  return (
    branches.find((name) => name === 'main') ??
    branches.find((name) => name === 'master') ??
    branches[0] ??
    branch
  );
}

/** Names of one kind in a clause; undefined if one of them may mean several things. */
export function valuesOf(slots: Slots, kind: Kind): readonly string[] | undefined {
  const values: string[] = [];
  for (const item of slots.named(kind)) {
    const refs = refsOf(item, kind);
    const [first] = refs;
    if (first === undefined || refs.length > 1) return undefined;
    slots.take(item);
    values.push(first.value);
  }
  return [...new Set(values)];
}

/** What "it" means, of a kind, if only one thing is meant. */
export function referred(slots: Slots, kind: Kind): string | undefined {
  const refs = slots.earlier.flatMap((item) => refsOf(item, kind));
  const main = kind === 'branch' ? mainBranch(slots) : undefined;
  const exact = new Set(refs.filter((ref) => ref.exact && ref.value !== main).map(({ value }) => value));
  if (exact.size > 0) return exact.size === 1 ? [...exact][0] : undefined;
  const last = slots.antecedent(kind);
  const found = last === undefined ? [] : refsOf(last, kind);
  return found.length === 1 ? found[0]?.value : undefined;
}

/** Branches named in a clause, or the one referred to. */
export function branchesIn(slots: Slots): readonly string[] | undefined {
  const said = valuesOf(slots, 'branch');
  if (said === undefined || said.length > 0) return said;
  const earlier = referred(slots, 'branch');
  return earlier === undefined ? [] : [earlier];
}

/** Takes today, where it only says that the work is of today. */
export function takeToday(slots: Slots): void {
  for (const item of slots.left('time'))
    if (item.span?.from === slots.context.today && item.span.to === item.span.from) slots.take(item);
}

/** Files named in a clause, by path, name or description. Of several files with a word, the unsaved one is meant. */
export function filesIn(slots: Slots, preferUnsaved = false): readonly string[] | undefined {
  const unsaved = new Set(slots.context.code.unsaved.map(({ path }) => path));
  const files: string[] = [];
  for (const item of slots.named('file')) {
    const refs = refsOf(item, 'file');
    const near = preferUnsaved ? refs.filter(({ value }) => unsaved.has(value)) : [];
    const [first] = refs.length === 1 ? refs : near;
    if (first === undefined || (refs.length > 1 && near.length > 1)) return undefined;
    slots.take(item);
    files.push(first.value);
  }
  return [...new Set(files)];
}

/** The id of a found version, or the question which one is meant. */
export function versionOr(found: Found | undefined, sentence: (message: string) => string): string | Meaning {
  if (found === undefined) return ask('Which version do you mean? Say a day, or some words of its title.');
  if ('id' in found) return found.id;
  if ('none' in found) return ask('I found no version like that. Say a day, or some words of its title.');
  return ask(
    'Several versions fit. Which one do you mean?',
    found.several.map(({ message }) => sentence(message)),
  );
}
