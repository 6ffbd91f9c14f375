import { isoDay, parseDay } from './calendar.ts';
import { countOf } from './dates.ts';
import { refsOf } from './slots.ts';
import type { Slots } from './slots.ts';
import type { Item, Version } from './types.ts';

/** A version that words refer to, or why none can be found. */
export type Found =
  | { readonly id: string }
  | { readonly several: readonly Version[] }
  | { readonly none: true };

const dayOf = (version: Version): string => version.at.slice(0, 10);

/** Words that make a version of what they describe. */
const markers = new Set(['BEFORE', 'PREVIOUS', 'INITIAL', 'LAST', 'LASTSAVE', 'AGO']);

/** "Friday" in a sentence about earlier versions is the last one. */
function past({ span = { from: '', to: '' }, said }: Item, today: string): { from: string; to: string } {
  if (
    span.from <= today ||
    span.from !== span.to ||
    !/^(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day/iu.test(said)
  )
    return span;
  const day = isoDay(parseDay(span.from) - 7);
  return { from: day, to: day };
}

/**
 * The version that the words of a clause describe: by its message, its day, its author, its place in the order or its
 * id. `isState` looks for how things were on a day; otherwise for what was done on it.
 * @returns undefined if nothing describes a version.
 */
export function versionIn(
  slots: Slots,
  list: readonly Version[],
  kind: 'commit' | 'deploy',
  isState: boolean,
): Found | undefined {
  const named = slots.named(kind);
  const author =
    kind === 'commit' ? slots.named('author').find((item) => refsOf(item, 'commit').length === 0) : undefined;
  const time = slots.left('time').find(({ span }) => span !== undefined && span.from !== '');
  const quoted = kind === 'commit' || named.length === 0 ? slots.left('quoted')[0] : undefined;
  const at = slots.items.findIndex(({ cat, value }) => cat === 'cue' && value === 'BEFORE');
  const behind = slots.items.slice(at + 1).find(({ cat }) => cat !== 'glue');
  // "how it was before, with the new prices" is not before the new prices.
  const isAlone =
    at >= 0 && (behind === undefined || !/^(?:name|time|quoted|number|word)$/u.test(behind.cat));
  const isBefore = (at >= 0 && !isAlone) || (slots.has('SINCE') && slots.has('BROKEN'));
  for (const item of slots.items) if (item.cat === 'cue' && markers.has(item.value)) slots.take(item);
  const steps = slots
    .left('number', 'glue', 'word')
    .map((item) => ({ item, count: countOf(item.value) }))
    .find(({ item, count }) => count !== undefined && item.cat === 'number');
  let candidates = list;
  const keep = (item: Item, test: (version: Version) => boolean): void => {
    slots.take(item);
    candidates = candidates.filter((version) => test(version));
  };
  for (const item of named) {
    const ids = new Set(refsOf(item, kind).map(({ value }) => value));
    keep(item, ({ id }) => ids.has(id));
  }
  if (quoted !== undefined) {
    const text = quoted.value.toLowerCase();
    if (list.some(({ message }) => message.toLowerCase().includes(text)))
      keep(quoted, ({ message }) => message.toLowerCase().includes(text));
  }
  if (author !== undefined) {
    const names = new Set(refsOf(author, 'author').map(({ value }) => value));
    keep(author, (version) => names.has(version.author));
  }
  const isDescribed = candidates !== list;
  if (time?.span !== undefined) {
    const { from, to } = past(time, slots.context.today);
    slots.take(time);
    if (from > slots.context.today) return { none: true };
    if (!isDescribed && isBefore) return one(list.filter((version) => dayOf(version) < from).slice(0, 1));
    const within = candidates.filter((version) => dayOf(version) >= from && dayOf(version) <= to);
    if (isDescribed && within.length === 0 && candidates.length === 1) return { none: true };
    if (!isDescribed && isState && (within.length === 0 || from === to))
      return one(list.filter((version) => dayOf(version) <= to).slice(0, 1));
    candidates = within;
  }
  if (isDescribed || time !== undefined) {
    if (slots.has('INITIAL')) candidates = candidates.slice(-1);
    const [first] = candidates;
    if (first === undefined || candidates.length > 1) return one(candidates);
    if (!isBefore) return one([first]);
    const before = list[list.indexOf(first) + 1];
    return one(before === undefined ? [] : [before]);
  }
  if (slots.has('INITIAL')) return one(list.slice(-1));
  if (steps?.count !== undefined && (slots.has('AGO') || slots.has('VERSION'))) {
    slots.take(steps.item);
    return one(list.slice(steps.count, steps.count + 1));
  }
  if (slots.has('PREVIOUS') || isBefore || isAlone) return one(list.slice(1, 2));
  // The last state of files is what they are now.
  return slots.has('LASTSAVE') || (slots.has('LAST') && !isState) ? one(list.slice(0, 1)) : undefined;
}

function one(found: readonly Version[]): Found {
  const [first] = found;
  return first === undefined ? { none: true } : found.length === 1 ? { id: first.id } : { several: found };
}

/** The commits of the current branch. */
export const commitsOf = ({ context }: Slots): readonly Version[] => context.code.commits;

/** The deploys that visitors have seen, from the one they see now. */
export function deploysOf({ context: { site } }: Slots): readonly Version[] {
  const seen = site.deploys
    .filter(({ publishedAt }) => publishedAt !== null)
    .map(({ id, title, publishedAt, createdAt }) => ({
      id,
      message: title,
      author: '',
      at: publishedAt ?? createdAt,
    }));
  const live = seen.findIndex(({ id }) => id === site.live?.id);
  return live <= 0 ? seen : seen.slice(live);
}
