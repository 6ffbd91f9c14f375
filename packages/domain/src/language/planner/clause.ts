import { months } from './words/dates.ts';

/** A value the founder set apart (quotes, an address, a link): it is data, never grammar. */
export interface MaskedValue {
  /** As typed, quotes included, for instructions that are sent again. */
  readonly raw: string;
  readonly value: string;
}

/** One instruction with its values masked, so that no pattern can read grammar out of data. */
export interface Wish {
  readonly text: string;
  readonly values: readonly MaskedValue[];
  /** The whole instruction, politeness included, masked as well; what tells of the present may stand at its end. */
  readonly whole: string;
}

const open = '\uE000';
const close = '\uE001';
const maskPattern = /\uE000(\d+)\uE001/gu;

/** Matches one masked value inside a pattern. */
export const maskSource = `${open}\\d+${close}`;

const valuePattern = new RegExp(
  [
    '"(?<double>[^"]*)"',
    '[“„](?<curly>[^”“]*)[”“]',
    '«(?<angle>[^»«]*)»',
    '`(?<tick>[^`]*)`',
    "(?<![\\p{L}\\p{N}])'(?<single>[^'\\n]+)'(?![\\p{L}\\p{N}])",
    '‘(?<soft>[^‘’\\n]+)’(?![\\p{L}\\p{N}])',
    '(?<url>https?://[^\\s,;]*[^\\s,;.!?)])',
    '(?<![\\p{L}\\p{N}._%+-])(?<email>[\\p{L}\\p{N}._%+-]+@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)+)',
  ].join('|'),
  'gu',
);

/** Postgres text cannot hold a zero byte or half a character; both would only fail later, less clearly. */
function storable(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/** Line breaks and bullets of a pasted list read as commas; every other break reads as a space or a stop. */
function flatten(text: string): string {
  return text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[ \t]+/gu, ' ')
    .replaceAll(/([:,;])?[ \t]*\n+[ \t]*(?:[-*•–]|\d{1,2}[.)])[ \t]+/gu, (_all, mark: string | undefined) =>
      mark === ':' ? ': ' : ', ',
    )
    .replaceAll(/([.!?:,;])[ \t]*\n+/gu, '$1 ')
    .replaceAll(/\n+/gu, '. ');
}

/** 'March 5, 2024': its comma separates nothing. */
const writtenDay = new RegExp(
  `\\b((?:${months.flat().join('|')})\\.? \\d{1,2}(?:st|nd|rd|th)?), (\\d{4})\\b`,
  'giu',
);

function plain(text: string): string {
  return flatten(text)
    .replaceAll(/[‘’ʼ´]/gu, "'")
    .replaceAll(/[‐‑‒–—]/gu, '-')
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll(/ ([,.;!?])(?=\s|$)/gu, '$1')
    .replaceAll(/([.!?])[.!?]+/gu, '$1')
    .replaceAll(writtenDay, '$1 $2')
    .trim();
}

/** The planner's own marks never come from outside; inside a value they are data and stay. */
function unmarked(text: string): string {
  return text.replaceAll(/[\uE000-\uE003]/gu, '');
}

/** Masks the values of an instruction and evens out its spacing and punctuation. Total over any string. */
export function maskText(instruction: string): Wish {
  const values: MaskedValue[] = [];
  const source = storable(instruction);
  let masked = '';
  let end = 0;
  for (const found of source.matchAll(valuePattern)) {
    const value = Object.values({ ...found.groups }).join('');
    masked += `${unmarked(source.slice(end, found.index))}${open}${values.length}${close}`;
    values.push({ raw: found[0], value });
    end = found.index + found[0].length;
  }
  masked += unmarked(source.slice(end));
  const text = plain(masked);
  return { text, values, whole: text };
}

/** The masks of a text exchanged for what they stand for; a mask without a value gives nothing. */
function exchanged(text: string, wish: Wish, part: keyof MaskedValue): string {
  return text.replaceAll(maskPattern, (_all, said: string) => {
    const index = Number(said);
    return wish.values
      .slice(index, index + 1)
      .map((value) => value[part])
      .join('');
  });
}

/** Puts the values back as they were typed. */
export function unmask(text: string, wish: Wish): string {
  return exchanged(text, wish, 'raw');
}

/** The text as data: quotes gone, values whole. */
export function valueOf(text: string, wish: Wish): string {
  return exchanged(text, wish, 'value').trim();
}

/** True when the text is exactly one masked value. */
export function isMasked(text: string): boolean {
  return new RegExp(`^${maskSource}$`, 'u').test(text.trim());
}

/** True when the text holds a masked value that was written between quotes, so its capitals and words are meant. */
export function hasMask(text: string): boolean {
  return text.includes(open);
}
