import { readDays, timeOf } from './dates.ts';
import { lexicon, telling } from './lexicon.ts';
import type { Entry } from './lexicon.ts';
import type { NameIndex } from './names.ts';
import { corrected } from './spelling.ts';
import type { Item } from './types.ts';

const longestPhrase = 9;
const longestName = 6;

/** Cues that a request starts with. */
export const verbs: ReadonlySet<string> = new Set(
  'SAVE PUBLISH MAKE PUT TAKE SWITCH GOBACK MERGE DELETE RENAME REVERT RESTORE DISCARD IGNORE PROMOTE ROLLBACK CONNECT REDIRECT CLOSE REOPEN TURN PROTECT SCHEDULE CANCEL UPDATE MOVE TRY LOOK COMPARE TAG ASIDE KEEP SYNC PREVIEW USE'.split(
    ' ',
  ),
);

const plainWord = (item: Item | undefined): string =>
  item === undefined || /^(?:mark|break|quoted|path)$/u.test(item.cat)
    ? '\n'
    : item.value.toLowerCase().replaceAll(/[`']/gu, "'");
const keyOf = (word: string): string => word.replaceAll("'", '');
/** "Nora's" is about Nora; "don't" stays one word. */
const withoutPossessive = (word: string): string => word.replace(/'s$/u, '');

function phraseAt(items: readonly Item[], at: number): { entry: Entry; length: number } | undefined {
  for (let length = Math.min(longestPhrase, items.length - at); length > 0; length--) {
    const words = items.slice(at, at + length).map((item) => plainWord(item));
    const entry =
      lexicon.get(words.join(' ')) ??
      lexicon.get(words.map((word) => keyOf(word)).join(' ')) ??
      lexicon.get(words.map((word) => withoutPossessive(word)).join(' '));
    if (entry !== undefined) return { entry, length };
  }
  return undefined;
}

function nameAt(
  items: readonly Item[],
  at: number,
  index: NameIndex,
): { item: Item; length: number } | undefined {
  const first = items[at];
  if (first === undefined) return undefined;
  const lead = lexicon.get(keyOf(plainWord(first)));
  if (lead?.cat === 'glue' && plainWord(items[at + 1]) !== 'page') return undefined;
  for (let length = Math.min(longestName, items.length - at); length > 0; length--) {
    const slice = items.slice(at, at + length);
    const words = slice.map((item) => withoutPossessive(plainWord(item)));
    const last = lexicon.get(words.at(-1) ?? '');
    if (words.includes('\n') || (length > 1 && (last?.cat === 'glue' || last?.cat === 'filler'))) continue;
    const refs = index.find(words);
    if (refs.length === 0) continue;
    const isWord = words.every((word) => lexicon.has(word));
    if (
      isWord &&
      !refs.some(({ exact, kind }) => exact && length > 1 && kind !== 'commit' && kind !== 'deploy')
    )
      continue;
    if (length === 1 && telling.test(words[0] ?? '') && !refs.some(({ exact }) => exact)) continue;
    // "save menu" is a request, whatever a commit is called.
    if (
      lead?.cat === 'cue' &&
      verbs.has(lead.value) &&
      !refs.some(({ exact, kind }) => exact && kind !== 'commit' && kind !== 'deploy')
    )
      continue;
    // An id may be made of digits alone.
    if (length === 1 && first.cat === 'number' && first.said.length < 6) continue;
    const lastItem = slice.at(-1) ?? first;
    return {
      item: {
        ...first,
        cat: 'name',
        value: words.join(' '),
        said: slice.map(({ said }) => said).join(' '),
        end: lastItem.end,
        refs,
        fixed: slice.some(({ fixed }) => fixed),
      },
      length,
    };
  }
  return undefined;
}

/** A typed name of a file, branch, tag or variable. */
function typedName(item: Item, index: NameIndex): Item | undefined {
  if (!/^(?:word|file|domain|variable|number)$/u.test(item.cat)) return undefined;
  const refs = index.find([item.value.toLowerCase()]);
  const base = item.cat === 'file' ? index.find([item.value]) : [];
  const found = [...refs, ...base].filter(
    ({ exact, kind, value }, at, all) =>
      exact && all.findIndex((ref) => ref.kind === kind && ref.value === value) === at,
  );
  return found.length === 0 || item.cat === 'number' ? undefined : { ...item, refs: found };
}

function spelt(item: Item, index: NameIndex): Item {
  if (item.cat !== 'word' || phraseAt([item], 0) !== undefined) return item;
  const right = corrected(item.value, index.words);
  return right === undefined ? item : { ...item, value: right, fixed: true };
}

/** Reads tokens as cues, names, days and words, the longest first. */
export function itemsOf(tokens: readonly Item[], index: NameIndex, today: string): Item[] {
  const spellings = new Map<string, Item>();
  const words = tokens.map((token) => {
    const right = spellings.get(token.value) ?? spelt(token, index);
    spellings.set(token.value, right);
    return { ...token, value: right.value, fixed: right.fixed };
  });
  const items: Item[] = [];
  for (let at = 0; at < words.length;) {
    const item = words[at];
    if (item === undefined) break;
    const { found, length } = readAt(words, at, item, index, today);
    items.push(found);
    at += length;
  }
  return items;
}

function readAt(
  words: readonly Item[],
  at: number,
  item: Item,
  index: NameIndex,
  today: string,
): { found: Item; length: number } {
  const join = (length: number, change: Partial<Item>): { found: Item; length: number } => {
    const slice = words.slice(at, at + length);
    const said = slice.map((each) => each.said).join(' ');
    return {
      found: {
        ...item,
        said,
        end: slice.at(-1)?.end ?? item.end,
        fixed: slice.some(({ fixed }) => fixed),
        ...change,
      },
      length,
    };
  };
  if (/^(?:mark|break|quoted|path|email)$/u.test(item.cat)) return { found: item, length: 1 };
  if (item.cat === 'file' || item.cat === 'variable' || item.cat === 'domain') {
    const typed = typedName(item, index);
    return {
      found: typed === undefined ? item : { ...typed, cat: item.cat === 'domain' ? 'name' : item.cat },
      length: 1,
    };
  }
  const phrase = phraseAt(words, at);
  const days = readDays(words, at, today);
  if (days !== undefined && days.length >= (phrase?.length ?? 0))
    return join(days.length, { cat: 'time', span: days.span });
  const clock = clockAt(words, at);
  if (clock !== undefined)
    return join(clock.length, { cat: 'time', span: { from: '', to: '', time: clock.time } });
  const name = nameAt(words, at, index);
  const isLonger =
    name !== undefined &&
    (name.length > (phrase?.length ?? 0) || (name.length === phrase?.length && phrase.entry.cat === 'cue'));
  if (isLonger) return { found: name.item, length: name.length };
  if (phrase !== undefined) return join(phrase.length, { cat: phrase.entry.cat, value: phrase.entry.value });
  return { found: item, length: 1 };
}

/** A time of day: "at 8", "6:30", "10pm", "6 in the morning". */
function clockAt(words: readonly Item[], at: number): { time: string; length: number } | undefined {
  const value = plainWord(words[at]);
  const next = plainWord(words[at + 1]);
  const hasSign = /[:apmh]/u.test(value) && /^\d/u.test(value);
  const after = /^(?:am|pm|o'clock|oclock|uhr|utc|hours)$/u.test(next) ? 1 : 0;
  if (
    !(
      hasSign ||
      after > 0 ||
      /^(?:at|by)$/u.test(plainWord(words[at - 1])) ||
      value === 'noon' ||
      value === 'midnight'
    )
  )
    return undefined;
  const time = timeOf(value, next);
  if (time === undefined) return undefined;
  const rest = words.slice(at + 1 + after, at + 4 + after).map((word) => plainWord(word));
  const part = /^(?:in the |of the |at )?(morning|afternoon|evening|night)/u.exec(rest.join(' '));
  const isLate = part !== null && part[1] !== 'morning' && Number(time.slice(0, 2)) < 12;
  const span = part === null ? 0 : part[0].split(' ').length;
  return {
    time: isLate ? `${Number(time.slice(0, 2)) + 12}${time.slice(2)}` : time,
    length: 1 + after + span,
  };
}
