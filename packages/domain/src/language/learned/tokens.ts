import { stem } from '../guard/words.ts';
import { isNumeric, isTemporal, kindOf } from '../planner/kinds.ts';
import { rowsCalled } from '../core/constituents/partials.ts';
import { ground } from '../core/ground.ts';
import type { CoreIndex, Entry } from '../core/schemaIndex.ts';
import { tokenise, type Token } from '../core/tokens.ts';

/** A token with what the database and the vocabulary know of it. */
export interface Known extends Token {
  /** The word without its ending, or what stands for a figure, an address or a quotation. */
  readonly stem: string;
  /** What it names in the database: `t`able, `c`olumn and its kind, `v`alue. Empty for a word that is not known. */
  readonly names: string;
  /** The concept of the vocabulary. */
  readonly cue: string;
  /** True for the further words of a name. */
  readonly isInside: boolean;
}

/** The stem of a word without a possessive ending. */
export function stemOf(lower: string): string {
  return stem(lower.replace(/['’]s$|['’]$/u, ''));
}

function shapeOf(token: Token): string {
  switch (token.kind) {
    case 'number':
      return token.unit === undefined
        ? token.value !== undefined && token.value > 1900 && token.value < 2100
          ? '<year>'
          : '<n>'
        : `<${token.unit}>`;
    case 'word':
      return /^\d/u.test(token.lower) ? '<n+>' : stemOf(token.lower);
    case 'mark':
      return token.text;
    default:
      return `<${token.kind}>`;
  }
}

function kindName(entry: Extract<Entry, { readonly kind: 'column' }>): string {
  const { column } = entry;
  if (column.references !== undefined) return 'link';
  if (isNumeric(column)) return 'number';
  if (isTemporal(column)) return 'time';
  return kindOf(column) === 'boolean' ? 'flag' : 'text';
}

function namesOf(entries: readonly Entry[]): string {
  const found = new Set(
    entries.map((entry) =>
      entry.kind === 'column' ? `c-${kindName(entry)}` : entry.kind === 'table' ? 't' : 'v',
    ),
  );
  return [...found].toSorted().slice(0, 3).join('+');
}

/** The tokens of a text, each with what it may name. */
export function knownTokens(text: string, index: CoreIndex): readonly Known[] {
  return ground(tokenise(text), index).flatMap(({ tokens, entries, cue, corrected, value, lower }) => {
    const isCalled =
      entries.length === 0 &&
      cue === undefined &&
      value === undefined &&
      lower.length > 2 &&
      rowsCalled(index)(lower.replace(/['’]s$/u, '')).length > 0;
    const names = isCalled ? 'v' : namesOf(entries);
    return tokens.map((token, at) => ({
      ...token,
      stem:
        corrected !== undefined && tokens.length === 1
          ? stemOf(corrected)
          : value !== undefined && token.kind === 'word'
            ? '<n>'
            : shapeOf(token),
      names,
      cue: cue ?? '',
      isInside: at > 0,
    }));
  });
}
