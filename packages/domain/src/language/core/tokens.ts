import { numberWords } from '../planner/words/numbers.ts';

/** A piece of an instruction with its place in it. */
export interface Token {
  readonly kind: 'word' | 'number' | 'quoted' | 'email' | 'link' | 'mark' | 'break';
  /** As typed; a quoted text without its quotes. */
  readonly text: string;
  /** In small letters, with straight apostrophes. */
  readonly lower: string;
  /** Offsets in the instruction; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** The value of a number. */
  readonly value?: number;
  /** A currency or a percent sign next to a number. */
  readonly unit?: 'money' | 'percent';
}

const pattern = new RegExp(
  [
    String.raw`(?<quoted>"[^"\n]{0,500}"|“[^”\n]{0,500}”|„[^“”\n]{0,500}[“”]|«[^»\n]{0,500}»|(?<![\p{L}\p{N}])'[^'\n]{1,200}'(?![\p{L}\p{N}]))`,
    String.raw`(?<email>[\w.+-]+@[\w-]+(?:\.[\w-]+)+)`,
    String.raw`(?<link>https?:\/\/[^\s,;)]+|www\.[^\s,;)]+)`,
    String.raw`(?<number>[€£$]\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*(?:\s?(?:%|€|£)|(?![\p{L}\d])))`,
    String.raw`(?<word>[\p{L}\p{N}_]+(?:['’&-][\p{L}\p{N}_]+)*)`,
    String.raw`(?<break>\s*\n\s*)`,
    String.raw`(?<mark>\.{2,}|…|=>|->|[^\s\p{L}\p{N}])`,
  ].join('|'),
  'giu',
);

/** A number as people write it: `1,200.50`, `1.200,50`, `17,50`, `12`. */
export function parseNumber(text: string): number {
  const digits = text.replaceAll(/[^\d.,]/gu, '');
  const lastComma = digits.lastIndexOf(',');
  const lastPoint = digits.lastIndexOf('.');
  if (lastComma === -1 && lastPoint === -1) return Number(digits);
  const isCommaDecimal = lastComma > lastPoint;
  const decimals = digits.length - Math.max(lastComma, lastPoint) - 1;
  const separators = digits.replaceAll(/\d/gu, '').length;
  // 1,200 and 1.200.000 group thousands; 1.5 and 17,50 are decimals.
  if (
    decimals === 3 &&
    (isCommaDecimal || separators > 1) &&
    new Set(digits.replaceAll(/\d/gu, '')).size === 1
  )
    return Number(digits.replaceAll(/[.,]/gu, ''));
  const decimal = isCommaDecimal ? ',' : '.';
  const other = isCommaDecimal ? '.' : ',';
  return Number(digits.replaceAll(other, '').replace(decimal, '.'));
}

/** The value of a number word up to a hundred, or of a dozen, a half and the like. */
export function numberWord(lower: string): number | undefined {
  if (lower === 'nought' || lower === 'nil') return 0;
  if (lower === 'dozen') return 12;
  return Object.hasOwn(numberWords, lower) ? numberWords[lower] : undefined;
}

/**
 * Splits an instruction into tokens. Linear and total: every character but spaces belongs to one token.
 *
 * @example
 * tokenise('price £18').map(({ kind }) => kind) // => ['word', 'number']
 */
export function tokenise(instruction: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of instruction.normalize('NFC').matchAll(pattern)) {
    const text = match[0];
    const start = match.index;
    const groups = match.groups ?? {};
    const kind = (['quoted', 'email', 'link', 'number', 'word', 'break', 'mark'] as const).find(
      (name) => groups[name] !== undefined,
    );
    if (kind === undefined) continue;
    const shown = kind === 'quoted' ? text.slice(1, -1) : text;
    const token = {
      kind,
      text: shown,
      lower: shown.toLowerCase().replaceAll('’', "'").trim(),
      start,
      end: start + text.length,
    };
    if (kind === 'number') {
      const unit = /[€£$]/u.test(text) ? 'money' : text.includes('%') ? 'percent' : undefined;
      tokens.push({ ...token, value: parseNumber(text), ...(unit && { unit }) });
    } else tokens.push(token);
  }
  return tokens;
}
