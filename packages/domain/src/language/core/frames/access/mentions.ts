import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { ground } from '../../ground.ts';
import type { CoreIndex, Entry } from '../../schemaIndex.ts';
import { corrected } from '../../spelling.ts';
import { tokenise, type Token } from '../../tokens.ts';
import { accessVocabulary, accessWord, longestAccessPhrase, type AccessWord } from './words.ts';

/** A word or phrase of a sentence about access and what it may be. */
export interface Mention {
  readonly said: string;
  readonly lower: string;
  readonly kind: Token['kind'];
  readonly word?: AccessWord;
  readonly entries: readonly Entry[];
}

function phraseAt(
  tokens: readonly Token[],
  at: number,
): { readonly word: AccessWord; readonly length: number } | undefined {
  for (let length = Math.min(longestAccessPhrase, tokens.length - at); length > 0; length -= 1) {
    const part = tokens.slice(at, at + length);
    if (part.some(({ kind }) => kind !== 'word')) continue;
    const word = accessWord(part.map(({ lower }) => lower).join(' '));
    if (word) return { word, length };
  }
  return undefined;
}

/** Other words for people and what a founder may call their table or role. */
const aliases = new Map([
  ...['kid', 'kids', 'childs'].map((word) => [word, 'child'] as const),
  ...['client', 'clients', 'buyer', 'buyers', 'shopper', 'shoppers'].map(
    (word) => [word, 'customer'] as const,
  ),
  ...['cook', 'cooks'].map((word) => [word, 'kitchen'] as const),
]);

/** People in general, whom no column names: `signed-in people` beside a column `person`. */
const peopleInGeneral = /^(?:people|persons|folks|users)$/u;

/** The words of a text in order: phrases about access, names and values of the database, and everything else alone. */
export function mentions(text: string, index: CoreIndex): readonly Mention[] {
  const tokens = tokenise(text);
  const byStart = new Map(ground(tokens, index).map((item) => [item.tokens[0]?.start ?? -1, item]));
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    const item = byStart.get(token.start);
    const named = item && item.entries.length > 0 && token.kind !== 'mark' ? item : undefined;
    const phrase = token.kind === 'word' ? phraseAt(tokens, at) : undefined;
    const near =
      named === undefined && phrase === undefined && token.kind === 'word'
        ? corrected(token.lower, accessVocabulary)
        : undefined;
    const misspelt = near === undefined ? undefined : accessWord(near);
    // A misspelt name gives way to a phrase about access.
    const isName =
      named !== undefined &&
      named.tokens.length >= (phrase?.length ?? 0) &&
      !(phrase && named.corrected !== undefined) &&
      !(peopleInGeneral.test(token.lower) && named.entries.every(({ kind }) => kind === 'column'));
    const length = isName ? named.tokens.length : (phrase?.length ?? 1);
    const word =
      isName && named.tokens.length > (phrase?.length ?? 0) ? misspelt : (phrase?.word ?? misspelt);
    const part = tokens.slice(at, at + length);
    found.push({
      said: part.map((one) => one.text).join(' '),
      lower: part.map((one) => one.lower).join(' '),
      kind: token.kind,
      entries: isName ? named.entries : (index.phrases.get(aliases.get(token.lower) ?? '') ?? []),
      ...(word && { word }),
    });
    at += length;
  }
  return found;
}

export function tablesOf({ entries }: Mention): readonly LexiconTable[] {
  return [...new Set(entries.flatMap((entry) => (entry.kind === 'table' ? [entry.table] : [])))];
}

export function columnsOf({ entries }: Mention, table: LexiconTable): readonly LexiconColumn[] {
  return entries.flatMap((entry) =>
    entry.kind === 'column' && entry.table.name === table.name ? [entry.column] : [],
  );
}
