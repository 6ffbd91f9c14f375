import { lower } from '../clauses.ts';
import { mainBranch } from '../frames.ts';
import { nameIndex } from '../names.ts';
import { slotsOf } from '../slots.ts';
import { versionIn } from '../versions.ts';
import type { HostContext, Item, Kind, Ref, Version } from '../types.ts';

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

/** Whether a name is in a part that says what to leave alone. */
function isSpared(items: readonly Item[], at: number): boolean {
  const isEdge = (item: Item | undefined): boolean =>
    item === undefined ||
    item.cat === 'mark' ||
    item.cat === 'break' ||
    /^(?:and|but|so)$/u.test(lower(item));
  let from = at;
  while (from > 0 && !isEdge(items[from - 1])) from -= 1;
  let to = at;
  while (to < items.length - 1 && !isEdge(items[to + 1])) to += 1;
  const isBefore = items
    .slice(from, at)
    .some(
      (item) =>
        sparing.test(lower(item)) ||
        (item.cat === 'cue' && /^(?:NOT|EXCEPT|KEEP|TOUCHING)$/u.test(item.value)),
    );
  const isOnly =
    items.slice(from, at).some((item) => /^nothing but$|^only$/u.test(lower(item))) ||
    (items[at - 1]?.cat === 'glue' &&
      items.slice(Math.max(0, at - 4), at).some((item) => lower(item) === 'but') &&
      items.slice(Math.max(0, at - 5), at).some((item) => lower(item) === 'nothing'));
  const isAfter = items.slice(at + 1, to + 1).some((item) => spared.test(lower(item)));
  return !isOnly && (isBefore || isAfter);
}

export function saidOf(text: string, typed: readonly Item[], context: HostContext): Said {
  const plain = text.toLowerCase();
  const index = nameIndex(context);
  const quotes = (item: Item): readonly Ref[] =>
    index.find(item.value.toLowerCase().split(/\s+/u)).filter(({ exact }) => exact);
  const items = typed.map((item) => (item.cat === 'quoted' ? { ...item, refs: quotes(item) } : item));
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
      const found = (of: readonly Item[]): readonly Version[] => {
        const one = versionIn(slotsOf(of, [], text, context), list, kind, isState);
        return one === undefined || 'none' in one
          ? []
          : 'id' in one
            ? list.filter(({ id }) => id === one.id)
            : one.several;
      };
      const times = items.filter(({ cat, span }) => cat === 'time' && span?.from !== '');
      const days = isState ? times.flatMap((time) => [...found([time])]) : [];
      const ids = valuesOf(kind, items).flatMap((id) => list.filter((one) => one.id === id));
      const all = found(items);
      return [...new Set([...(all.length === 1 ? all : []), ...days, ...all, ...ids])];
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
