import { lower } from './clauses.ts';
import type { HostContext, Item, Kind, Ref } from './types.ts';

/** What a frame takes from a clause; everything taken counts as read. */
export interface Slots {
  readonly context: HostContext;
  readonly items: readonly Item[];
  /** Items of earlier clauses, the nearest last. */
  readonly earlier: readonly Item[];
  /** Whether a cue, a word of structure or `@kind` is in the clause. */
  readonly has: (...names: readonly string[]) => boolean;
  /** Whether a cue is in an earlier clause. */
  readonly hadBefore: (cue: string) => boolean;
  readonly take: (item: Item) => Item;
  readonly taken: ReadonlySet<Item>;
  /** Items of these categories that nothing has taken yet. */
  readonly left: (...categories: readonly string[]) => Item[];
  /** Items that may mean something of a kind and that nothing has taken yet. */
  readonly named: (kind: Kind) => Item[];
  /** What "it" refers to, of a kind: the last one named earlier. */
  readonly antecedent: (kind: Kind) => Item | undefined;
  /** The slots of what was said before. */
  readonly previous: () => Slots;
  /** The word of structure before an item. */
  readonly before: (item: Item) => string;
  /** The text from an item to the end of the clause, as typed; takes it. */
  readonly textFrom: (item: Item | undefined, stop?: (item: Item) => boolean) => string;
  /** The item after the first of these cues or words. */
  readonly after: (...names: readonly string[]) => Item | undefined;
}

/** Categories that must be read by something. */
const content = /^(?:name|quoted|file|domain|path|variable|email|time|number|word)$/u;

/** The references of one kind, those with the whole name first. */
export function refsOf(item: Item, kind: Kind): readonly Ref[] {
  const refs = item.refs.filter((ref) => ref.kind === kind);
  const exact = refs.filter((ref) => ref.exact);
  return exact.length > 0 ? exact : refs;
}

export function slotsOf(
  items: readonly Item[],
  earlier: readonly Item[],
  text: string,
  context: HostContext,
): Slots {
  const taken = new Set<Item>();
  const take = (item: Item): Item => {
    taken.add(item);
    return item;
  };
  const isNamed = (item: Item, name: string): boolean =>
    name.startsWith('@')
      ? item.refs.some(({ kind }) => kind === name.slice(1)) || item.cat === name.slice(1)
      : (item.cat === 'cue' && item.value === name) ||
        (item.cat !== 'cue' && item.cat !== 'name' && lower(item) === name);
  const present = new Set(
    items.flatMap((item) => [
      ...(item.cat === 'cue' ? [item.value] : item.cat === 'name' ? [] : [lower(item)]),
      `@${item.cat}`,
      ...item.refs.map(({ kind }) => `@${kind}`),
    ]),
  );
  const after = (...names: readonly string[]): Item | undefined => {
    const at = items.findIndex((item) => names.some((name) => isNamed(item, name)));
    return at < 0
      ? undefined
      : items
          .slice(at + 1)
          .find(
            (item) =>
              item.cat !== 'mark' &&
              !(item.cat === 'glue' && /^(?:the|a|an|it|this|that|to|as|is|of)$/u.test(lower(item))),
          );
  };
  return {
    context,
    items,
    earlier,
    taken,
    take,
    has: (...names) => names.some((name) => present.has(name)),
    hadBefore: (cue) => earlier.some((item) => item.cat === 'cue' && item.value === cue),
    left: (...categories) => items.filter((item) => categories.includes(item.cat) && !taken.has(item)),
    named: (kind) => items.filter((item) => !taken.has(item) && item.refs.some((ref) => ref.kind === kind)),
    antecedent: (kind) => earlier.findLast((item) => item.refs.some((ref) => ref.kind === kind)),
    previous: () => slotsOf(earlier, [], text, context),
    before: (item) => {
      const at = items.indexOf(item);
      const glue = items
        .slice(0, at)
        .findLast(
          (each) => !(each.cat === 'glue' && /^(?:the|a|an|my|our|this|that|its|their)$/u.test(lower(each))),
        );
      return glue === undefined ? '' : lower(glue);
    },
    textFrom: (item, stop) => {
      if (item === undefined) return '';
      const at = items.indexOf(item);
      const rest = items.slice(at);
      const end = stop === undefined ? -1 : rest.findIndex((each) => stop(each));
      const used = end < 0 ? rest : rest.slice(0, end);
      while (
        used.length > 0 &&
        /^(?:mark|filler|glue)$/u.test(used.at(-1)?.cat ?? '') &&
        used.at(-1)?.value !== 'request'
      )
        used.pop();
      for (const each of used) take(each);
      const last = used.at(-1);
      return last === undefined ? '' : text.slice(item.start, last.end).trim();
    },
    after,
  };
}

/** The words of a clause that a frame has not used: content nothing took, and cues it does not know. */
export function unclaimed(slots: Slots, cues: ReadonlySet<string>): Item[] {
  return slots.items.filter((item) =>
    item.cat === 'cue'
      ? !cues.has(item.value) && !slots.taken.has(item)
      : content.test(item.cat) && !slots.taken.has(item),
  );
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}._/-]+/gu, '-')
    .replaceAll(/^[-./]+|[-./]+$/gu, '');

/** A new name: quoted, or one to four words after a cue that names something. */
export function newName(slots: Slots, ...cues: readonly string[]): string | undefined {
  const quoted = slots.left('quoted')[0];
  if (quoted !== undefined) return slug(slots.take(quoted).value) || undefined;
  for (const cue of cues) {
    const first = slots.after(cue);
    if (first === undefined || slots.taken.has(first)) continue;
    const words: Item[] = [];
    for (const item of slots.items.slice(slots.items.indexOf(first))) {
      if (
        !/^(?:word|name|number|variable|time)$/u.test(item.cat) ||
        words.length === 4 ||
        slots.taken.has(item)
      )
        break;
      words.push(item);
    }
    if (words.length > 0)
      return slug(words.map((item) => slots.take(item).said.replace(/'s$/u, '')).join(' '));
  }
  return undefined;
}

/** A new name from what is to be tried: the words that nothing else has taken. */
export function describedName(slots: Slots): string | undefined {
  const words = slots.left('word', 'name');
  if (words.length === 0 || words.length > 4) return undefined;
  // Words around the name of a branch that exists are no new name.
  if (
    words.length > 1 &&
    words.some(({ refs }) => refs.some(({ kind, exact }) => kind === 'branch' && exact))
  )
    return undefined;
  const kept = words.filter(
    ({ value }) =>
      !/^(?:big|bigger|little|small|mad|crazy|bold|nice|different|quick|wild|completely)$/u.test(value),
  );
  for (const word of words) slots.take(word);
  return slug((kept.length === 0 ? words : kept).map(({ value }) => value.replace(/'s$/u, '')).join(' '));
}
