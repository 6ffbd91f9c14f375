import type { Clause } from './clauses.ts';
import { verbs } from './items.ts';
import type { HostChange, Item } from './types.ts';

/** Items without a meaning. */
export const isSpare = (item: Item): boolean =>
  item.cat === 'mark' || item.cat === 'break' || item.cat === 'filler' || item.cat === 'glue';

/** Things that a change touches, as they are named in sentences. */
const touched = (change: HostChange): string => JSON.stringify(change.change);

/** A clause that says what must stay: fine if no change touches it. */
export function isKept({ items }: Clause, changes: readonly HostChange[]): boolean {
  const content = items.filter((item) => !isSpare(item));
  const isOnly =
    content.some(({ cat, value }) => cat === 'cue' && value === 'SINGLE') &&
    !content.some(({ cat, value }) => cat === 'cue' && value === 'KEEP');
  const scoped = changes.every(
    ({ change }) =>
      !['discard', 'restore', 'save'].includes(change.do) ||
      ('paths' in change && change.paths !== undefined),
  );
  const isBroad = changes.some(
    ({ change }) => change.do === 'delete-site' || (!scoped && change.do !== 'save'),
  );
  if (isOnly)
    return (
      changes.length === 1 &&
      scoped &&
      content.every(({ cat, value, refs }) =>
        cat === 'cue'
          ? /^(?:SINGLE|FILE|PAGE|CHANGES|THATCHANGE|VERSION)$/u.test(value)
          : refs.some((ref) => changes.some((change) => touched(change).includes(JSON.stringify(ref.value)))),
      )
    );
  const isKnown = content.every(({ cat, value }) =>
    cat === 'cue'
      ? /^(?:KEEP|OTHERS|CHANGES|FILE|PAGE|UNSAVED|SINGLE|AS|EXCEPT|VERSION|ALL|BRANCH|MAIN|DOMAIN|OLDSTAYS|REAL|LIVE|SITE|NOT|PREVIOUS|CURRENT|HISTORY|COPY)$/u.test(
          value,
        )
      : cat === 'name' || cat === 'file' || cat === 'time',
  );
  if (!isKnown || isBroad) return false;
  return !content.some(({ refs }) =>
    refs.some((ref) => changes.some((change) => touched(change).includes(JSON.stringify(ref.value)))),
  );
}

/** Whether a clause only takes something that the next one is about: "take the winter preview and make it live". */
export function isHandedOn({ items, mood }: Clause, next: Clause | undefined): boolean {
  const isOnlyTaken =
    items.every(
      ({ cat, value }) => cat !== 'cue' || /^(?:TAKE|PREVIEW|BRANCH|VERSION|FILE|PAGE)$/u.test(value),
    ) && items.some(({ value }) => value === 'TAKE');
  return (
    mood === 'request' &&
    isOnlyTaken &&
    next?.mood === 'request' &&
    next.items.some(({ said }) => /^(?:it|that|this|them)$/iu.test(said))
  );
}

/** Whether a clause says what is to be tried: the branch for it may come in another clause. */
export function isTrial({ items, mood }: Clause): boolean {
  return (
    mood === 'request' &&
    items.find(({ cat, value }) => cat === 'cue' && verbs.has(value))?.value === 'TRY' &&
    !items.some(({ value }) => value === 'IF' || value === 'NOT')
  );
}

/** Whether words behind a request may limit it: anything but a judgement or that something is not needed. */
export function isLimit({ items }: Clause): boolean {
  const isRemark =
    items.some(({ value }) => value === 'NOLONGER') ||
    items.every((item) => isSpare(item) || /^(?:BROKEN|BETTER|CHECKED|DAYPART)$/u.test(item.value));
  return !isRemark;
}

/** Whether "then" follows a clause without a verb, so that it was a request itself. */
export const isFollowed = ({ mood }: Clause, next: Clause | undefined): boolean =>
  mood === 'fragment' &&
  next !== undefined &&
  next.items.slice(0, 3).some(({ said }) => /^(?:and )?then$/iu.test(said));

/** Whether a clause starts like a request with a verb that is not known: "sve my work". */
export function isUnknownVerb({ items }: Clause): boolean {
  const [first, second] = items.filter((item) => item.cat !== 'mark' && item.cat !== 'filler');
  return (
    first?.cat === 'word' &&
    second !== undefined &&
    (/^(?:my|our|the|it|all|this|that|everything)$/iu.test(second.said) ||
      /^(?:CHANGES|ALL)$/u.test(second.value))
  );
}

/** Whether a clause only tells something and may be left aside: nothing in it limits or asks. */
export function isContext({ items, mood }: Clause): boolean {
  const has = (...cues: readonly string[]): boolean =>
    items.some(({ cat, value }) => cat === 'cue' && cues.includes(value));
  // "so I can go back if I break something"
  const so = items.findIndex(({ said }) => /^so(?: that)?$/iu.test(said));
  const isPurpose =
    so >= 0 && /^(?:i|we|he|she|they|it|people|everyone|nobody)$/iu.test(items[so + 1]?.said ?? '');
  if (mood === 'tells') return !has('UNTIL', 'EXCEPT') && (isPurpose || !has('IF'));
  // "not paying for it any more"
  if (has('NOT') && has('NOLONGER')) return true;
  return (
    items.every(
      ({ cat, value }) =>
        cat !== 'cue' ||
        /^(?:BROKEN|CHANGES|FILE|PAGE|CURRENT|NEW|CHECKED|PREVIOUS|VERSION|LAST|WHAT|HOWCOME|EVERYONE|PREVIEW|SITE|BRANCH|OFF|AGAIN|REAL|SINCE|LASTSAVE|THATCHANGE|PERSON|DAYPART|LIVE|DOMAIN|PASSWORD|UNSAVED|MAIN|ALL|WAS|VARIABLE|HISTORY|WORKING|NOLONGER|COPY|FIRST)$/u.test(
          value,
        ),
    ) &&
    !items.some(
      ({ cat }) =>
        cat === 'quoted' ||
        cat === 'file' ||
        cat === 'variable' ||
        cat === 'domain' ||
        cat === 'email' ||
        cat === 'path',
    )
  );
}
