import { codeFrames } from './codeFrames.ts';
import { mainBranch } from './frames.ts';
import type { Frame } from './frames.ts';
import { lower } from './clauses.ts';
import { verbs } from './items.ts';
import { questionFrames } from './questionFrames.ts';
import { siteFrames } from './siteFrames.ts';
import { slotsOf, unclaimed } from './slots.ts';
import type { Slots } from './slots.ts';
import type { HostContext, Item, Meaning } from './types.ts';

/** A frame that fits a clause, and what it leaves unread. */
export interface Match {
  readonly frame: Frame;
  readonly meaning: Meaning;
  readonly unread: readonly Item[];
  /** How many cues and slots speak for it. */
  readonly weight: number;
  readonly claimed: readonly string[];
  /** The names it uses. */
  readonly names: readonly Item[];
}

const cuesOf = (frame: Frame): ReadonlySet<string> =>
  new Set([...frame.forms, frame.may].join(' ').match(/[A-Z]{2,}/gu) ?? []);
const all: readonly { frame: Frame; isQuestion: boolean; may: ReadonlySet<string>; order: number }[] = [
  ...[...codeFrames, ...siteFrames].map((frame) => ({ frame, isQuestion: false })),
  ...questionFrames.map((frame) => ({ frame, isQuestion: true })),
].map((entry, order) => ({ ...entry, may: cuesOf({ ...entry.frame, forms: [] }), order }));

/** How many frames there are. */
export const frameCount = all.length;

function holds(slots: Slots, need: string): boolean {
  if (need === '!merging') return slots.context.code.isMerging === true;
  if (need === '!code') return slots.context.service === 'code-hosting';
  if (need === '!aside') return slots.context.code.hasSetAside;
  if (need === '!away')
    return slots.context.code.branch !== mainBranch(slots) || slots.context.service === 'code-hosting';
  if (need === '!offline') return !slots.context.site.online;
  if (
    need === 'HOWCOME' &&
    /^(?:is|are|do|does|did|has|have|was|were)$/u.test(
      slots.items[0] === undefined ? '' : lower(slots.items[0]),
    )
  )
    return true;
  if (need.startsWith('#')) return slots.hadBefore(need.slice(1));
  if (need === '~domain')
    return slots.earlier.some(
      ({ cat, refs }) => cat === 'domain' || refs.some(({ kind }) => kind === 'domain'),
    );
  if (need === ':' || need === '=')
    return slots.items.some(({ cat, value }) => cat === 'mark' && value === need);
  return slots.has(need);
}

/** The cues of the form that holds and needs most. */
function formOf(slots: Slots, frame: Frame): { needs: readonly string[]; weight: number } | undefined {
  const held = frame.forms
    .map((form) => form.split(' ').map((part) => part.split('|')))
    .filter((parts) => parts.every((part) => part.some((need) => holds(slots, need))));
  const best = held.toSorted((one, other) => other.length - one.length)[0];
  return best === undefined
    ? undefined
    : { needs: held.flat(2).filter((need) => holds(slots, need)), weight: best.length };
}

/** Takes the name of the founder's own site, as its address has it: "the kita site". */
function takeOwnName({ items, take }: Slots): void {
  for (const [at, item] of items.entries())
    if (
      items[at + 1]?.value === 'SITE' &&
      item.cat === 'name' &&
      item.refs.every(({ kind }) => kind === 'domain')
    )
      take(item);
}

/** Changes that can be scheduled. */
const canWait = /^(?:publish|promote|take-offline|bring-online)$/u;

/** Takes future days, times of day and the words around them. */
function takeMoments(slots: Slots): void {
  for (const item of slots.items) {
    const isAhead =
      item.cat === 'time' &&
      (item.span?.from === '' ||
        item.span?.ahead !== undefined ||
        (item.span?.from ?? '') >= slots.context.today);
    if (isAhead || (item.cat === 'cue' && (item.value === 'DAYPART' || item.value === 'SCHEDULE')))
      slots.take(item);
  }
}

const preposition = /^(?:to|of|from|into|at|for|with|by)$/u;

/** Words that show that another one is missing: "delete the of winter", "publish on". */
export function gaps(items: readonly Item[], id: string): readonly Item[] {
  const said = items.filter(({ cat }) => cat !== 'mark' && cat !== 'filler');
  const last = said.at(-1);
  const isOpen =
    last?.cat === 'glue' && (preposition.test(lower(last)) || (id === 'publish' && lower(last) === 'on'));
  const holes = said.filter((item, at) => {
    const next = said[at + 1];
    return (
      item.cat === 'glue' &&
      /^(?:the|a|an|my)$/u.test(lower(item)) &&
      next?.cat === 'glue' &&
      preposition.test(lower(next))
    );
  });
  return isOpen ? [...holes, last] : holes;
}

/** Whether a clause starts by asking for information: "show …", "… and which", but not "that is what …". */
function opensAsking(items: readonly Item[]): boolean {
  const said = items.filter(({ cat }) => cat !== 'mark' && cat !== 'filler' && cat !== 'glue');
  return said
    .slice(0, 2)
    .some(
      ({ value, cat }) => cat === 'cue' && /^(?:LOOK|WHAT|WHO|WHEN|HOWCOME|COMPARE|HISTORY)$/u.test(value),
    );
}

/** All frames that fit a clause, best first: those that leave nothing unread, then those with most cues. */
export function matchesOf(
  items: readonly Item[],
  earlier: readonly Item[],
  text: string,
  context: HostContext,
  isQuestion: boolean,
): Match[] {
  const found: (Match & { order: number })[] = [];
  const clause = slotsOf(items, earlier, text, context);
  for (const { frame, may, order, isQuestion: asks } of all) {
    const form = formOf(clause, frame);
    if (form === undefined || (isQuestion && !asks) || (asks && !isQuestion && !opensAsking(items))) continue;
    const slots = slotsOf(items, earlier, text, context);
    if (frame.service === 'deployment') takeOwnName(slots);
    if (canWait.test(frame.id)) takeMoments(slots);
    const meaning = frame.read(slots);
    if (meaning === undefined) continue;
    const unread = [...unclaimed(slots, new Set([...may, ...form.needs])), ...gaps(items, frame.id)];
    // A question is answered only if most of it was read.
    if (asks && unread.length > 2) continue;
    const named = items.filter((item) => slots.taken.has(item) && item.cat !== 'cue').length;
    const isChosen = context.service === frame.service ? 0.5 : 0;
    found.push({
      frame,
      meaning,
      unread,
      weight: form.weight + named * 0.5 + isChosen + (asks && isQuestion ? 1 : 0),
      claimed: items.filter((item) => !unread.includes(item)).map(({ said }) => said),
      names: items.filter((item) => item.refs.length > 0 && slots.taken.has(item)),
      order,
    });
  }
  const isLook = items.find(({ cat, value }) => cat === 'cue' && verbs.has(value))?.value === 'LOOK';
  const rank = (match: Match): number =>
    (match.unread.length > 0 ? 4 : 0) +
    (match.meaning.kind === 'ask' ? 2 : 0) +
    (!isQuestion && !isLook && match.meaning.kind.endsWith('question') ? 1 : 0);
  return found.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      one.unread.length - other.unread.length ||
      other.weight - one.weight ||
      one.order - other.order,
  );
}
