import { lower } from '../clauses.ts';
import { mainBranch } from '../frames.ts';
import { slotsOf } from '../slots.ts';
import { versionIn } from '../versions.ts';
import type { HostContext, Item, Kind, Version } from '../types.ts';

/** What an instruction names, whatever its grammar. */
export interface Said {
  readonly text: string;
  readonly items: readonly Item[];
  readonly context: HostContext;
  /** Values of a kind that are named and not set apart; those with their whole name first. */
  readonly named: (kind: Kind) => readonly string[];
  /** Values of a kind that are to be left alone: "but not the about page". */
  readonly spared: (kind: Kind) => readonly string[];
  readonly has: (pattern: RegExp) => boolean;
  /** Versions that the words may describe, the likeliest first. */
  readonly versions: (
    list: readonly Version[],
    kind: 'commit' | 'deploy',
    isState: boolean,
  ) => readonly Version[];
  readonly main: string;
}

const sparing =
  /^(?:not|dont|don't|do not|without|except|besides|apart from|but not|other than|never|no|leave|leaving|keep|hands|excluding)$/u;
const spared =
  /^(?:unsaved|stays?|remains?|alone|untouched|out|off|yet|later|carries|fine|correct|right already|already)$/u;

/** Whether a name stands in a part that says what is to be left alone. */
function isSpared(items: readonly Item[], at: number): boolean {
  const isEdge = (item: Item | undefined): boolean =>
    item === undefined || item.cat === 'mark' || item.cat === 'break' || /^(?:and|but|so)$/u.test(lower(item));
  let from = at;
  while (from > 0 && !isEdge(items[from - 1])) from -= 1;
  let to = at;
  while (to < items.length - 1 && !isEdge(items[to + 1])) to += 1;
  const isBefore = items
    .slice(from, at)
    .some(
      (item) =>
        sparing.test(lower(item)) || (item.cat === 'cue' && /^(?:NOT|EXCEPT|KEEP|TOUCHING)$/u.test(item.value)),
    );
  const isOnly = items.slice(from, at).some((item) => /^nothing but$|^only$/u.test(lower(item)));
  const isAfter = items.slice(at + 1, to + 1).some((item) => spared.test(lower(item)));
  return !isOnly && (isBefore || isAfter);
}

export function saidOf(text: string, items: readonly Item[], context: HostContext): Said {
  const plain = text.toLowerCase();
  const valuesOf = (kind: Kind, list: readonly Item[]): string[] => {
    const refs = list.flatMap((item) =>
      item.refs
        .filter((ref) => ref.kind === kind)
        .map((ref) => ({ ...ref, words: item.value.length, exact: ref.exact || item.cat !== 'name' })),
    );
    const sorted = [...refs.filter(({ exact }) => exact), ...refs.filter(({ exact }) => !exact)];
    return [...new Set(sorted.map(({ value }) => value))];
  };
  const apart = new Set(items.filter((item, at) => item.refs.length > 0 && isSpared(items, at)));
  const spare = (kind: Kind): string[] => valuesOf(kind, [...apart]);
  return {
    text,
    items,
    context,
    named: (kind) => {
      const left = spare(kind);
      const kept = valuesOf(
        kind,
        items.filter((item) => !apart.has(item)),
      );
      const only = kept.filter((value) => !left.includes(value));
      return only.length > 0 ? only : kept.length > 0 ? kept : left;
    },
    spared: spare,
    has: (pattern) => pattern.test(plain),
    versions: (list, kind, isState) => {
      const found = versionIn(slotsOf(items, [], text, context), list, kind, isState);
      const exact =
        found === undefined || 'none' in found
          ? []
          : 'id' in found
            ? list.filter(({ id }) => id === found.id)
            : found.several;
      const ids = valuesOf(kind, items);
      return [...new Set([...exact, ...ids.flatMap((id) => list.filter((one) => one.id === id))])];
    },
    main: mainBranch(slotsOf(items, [], text, context)),
  };
}

/** A version as sentences name it: by its title, or by its id where others have the same. */
export function titleOf({ id, message }: Version, list: readonly Version[]): string {
  return list.some((other) => other.id !== id && other.message === message) || message === ''
    ? id
    : `"${message}"`;
}
