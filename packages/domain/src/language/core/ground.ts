import type { Cue } from './cues.ts';
import { cueOf, cueWords, longestCueFrom } from './cues.ts';
import { withoutAccents } from '../planner/names.ts';
import { entriesOf, type CoreIndex, type Entry } from './schemaIndex.ts';
import { corrected } from './spelling.ts';
import { numberWord, type Token } from './tokens.ts';

/** One or more tokens and what they may be. */
export interface Item {
  readonly tokens: readonly Token[];
  /** As typed. */
  readonly text: string;
  readonly lower: string;
  readonly entries: readonly Entry[];
  readonly cue?: Cue;
  readonly value?: number;
  /** The word it was read as, where it was misspelt. */
  readonly corrected?: string;
}

function span(tokens: readonly Token[]): Pick<Item, 'tokens' | 'text' | 'lower'> {
  return {
    tokens,
    text: tokens.map(({ text }) => text).join(' '),
    lower: tokens.map(({ lower }) => lower).join(' '),
  };
}

/** The word without a possessive ending. */
function stem(lower: string): string {
  return lower.replace(/'s$|s'$/u, '');
}

/** Words of the longest name that is looked for. */
const longestName = 6;

/** How many tokens from one on may be a name. */
function longestNameAt(token: Token | undefined, { longest }: CoreIndex): number {
  if (!token) return 0;
  const stemmed = stem(token.lower);
  const firsts = [stemmed, stemmed.replaceAll('-', ' '), token.lower, withoutAccents(stemmed)].map(
    (words) => words.split(' ')[0] ?? '',
  );
  return Math.min(longestName, Math.max(...firsts.map((first) => longest.get(first) ?? 0)));
}

function match(tokens: readonly Token[], at: number, index: CoreIndex): Item | undefined {
  for (let length = longestNameAt(tokens[at], index); length > 0; length -= 1) {
    const part = tokens.slice(at, at + length);
    if (part.length < length || part.some(({ kind }) => kind === 'mark' || kind === 'break')) continue;
    const phrase = part.map(({ lower }) => stem(lower)).join(' ');
    const entries = [phrase, phrase.replaceAll('-', ' '), part.map(({ lower }) => lower).join(' ')]
      .map((words) => entriesOf(words, index))
      .find((found) => found.length > 0);
    if (entries) return { ...span(part), entries };
  }
  return undefined;
}

function cueAt(tokens: readonly Token[], at: number): Item | undefined {
  const longest = longestCueFrom.get(tokens[at]?.lower.split(' ')[0] ?? '') ?? 0;
  for (let length = longest; length > 0; length -= 1) {
    const part = tokens.slice(at, at + length);
    if (part.length < length || part.some(({ kind }) => kind === 'break' || kind === 'quoted')) continue;
    const cue = cueOf(part.map(({ lower }) => lower).join(' '));
    if (cue) return { ...span(part), entries: [], cue };
  }
  return undefined;
}

/** Reads a misspelt word as the nearest one of the vocabulary. */
function respelt(token: Token, index: CoreIndex): Item | undefined {
  const word = stem(token.lower);
  const near = corrected(word, index.words) ?? corrected(word, cueWords);
  if (near === undefined) return undefined;
  const entries = index.phrases.get(near) ?? [];
  const cue = cueOf(near);
  return entries.length > 0 || cue
    ? { ...span([token]), entries, ...(cue && { cue }), corrected: near }
    : undefined;
}

/**
 * Groups tokens into what they may name: the longest phrase of the database or of the cues first, then numbers, then
 * misspelt words. Every token is in exactly one item.
 */
export function ground(tokens: readonly Token[], index: CoreIndex): readonly Item[] {
  const items: Item[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    const named = token.kind === 'mark' || token.kind === 'break' ? undefined : match(tokens, at, index);
    const cue = cueAt(tokens, at);
    const longer =
      named && cue
        ? cue.tokens.length > named.tokens.length
          ? cue
          : { ...named, ...(cue.cue && cue.tokens.length === named.tokens.length && { cue: cue.cue }) }
        : (named ?? cue);
    const value = token.value ?? numberWord(token.lower);
    const item = longer ??
      (value !== undefined ? { ...span([token]), entries: [], value } : undefined) ??
      (token.kind === 'word' ? respelt(token, index) : undefined) ?? { ...span([token]), entries: [] };
    items.push(
      value !== undefined && item.value === undefined && item.tokens.length === 1 ? { ...item, value } : item,
    );
    at += item.tokens.length;
  }
  return items;
}
