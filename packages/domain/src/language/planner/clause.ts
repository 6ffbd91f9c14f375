import { months } from './words/dates.ts';

/** A value the founder marked as data (quotes, an email address, a link); never read as grammar. */
export interface MaskedValue {
  /** As typed, including quotes, for instructions that are sent again. */
  readonly raw: string;
  readonly value: string;
}

/** One request with its values masked, so that no pattern can read data as grammar. */
export interface Clause {
  readonly text: string;
  readonly values: readonly MaskedValue[];
  /** The whole masked instruction, including polite words; needed because 'right now' may come at its end. */
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

/** Removes what Postgres text cannot store (zero bytes, lone surrogates), which would fail later with a worse message. */
function storable(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/** Turns line breaks and bullets of a pasted list into commas, and other line breaks into a space or a full stop. */
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

/** 'March 5, 2024', whose comma is not a separator. */
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

/** Removes the planner's private marks from input; inside a value they are data and stay. */
function unmarked(text: string): string {
  return text.replaceAll(/[\uE000-\uE003]/gu, '');
}

/** Masks the values of an instruction and normalises its spacing and punctuation. Total over any string. */
export function maskText(instruction: string): Clause {
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

/** Replaces the masks of a text by their values; a mask without a value becomes ''. */
function exchanged(text: string, clause: Clause, part: keyof MaskedValue): string {
  return text.replaceAll(maskPattern, (_all, said: string) => {
    const index = Number(said);
    return clause.values
      .slice(index, index + 1)
      .map((value) => value[part])
      .join('');
  });
}

/** Restores the values as typed. */
export function unmask(text: string, clause: Clause): string {
  return exchanged(text, clause, 'raw');
}

/** The text as data: values without their quotes. */
export function valueOf(text: string, clause: Clause): string {
  return exchanged(text, clause, 'value').trim();
}

/** True when the text is exactly one masked value. */
export function isMasked(text: string): boolean {
  return new RegExp(`^${maskSource}$`, 'u').test(text.trim());
}

/** True when the text contains a masked value. */
export function hasMask(text: string): boolean {
  return text.includes(open);
}
