import { lookalikes } from './derivations.ts';
import { keywordPattern } from './keywordPattern.ts';
import { wordForms } from './wordForms.ts';

/** A rule table: each value with its keywords, most important first. */
export type KeywordGroups<Value> = readonly (readonly [Value, readonly string[]])[];

const lookalike = new RegExp(
  String.raw`(?<!\p{L})(?:${lookalikes.flatMap(wordForms).join('|').replaceAll('-', '[-_]')})(?!\p{L})`,
  'gu',
);

const patterns = new Map<string, RegExp | undefined>();

/** Compiled patterns by keyword; the number of keywords is fixed. */
function patternOf(keyword: string): RegExp | undefined {
  if (!patterns.has(keyword)) patterns.set(keyword, keywordPattern(keyword));
  return patterns.get(keyword);
}

/** Normalises a text: compatibility forms resolved, invisible characters removed, long dashes read as flags. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\u2013\u2014](?=\p{L})/gu, '--');
}

/** Splits camelCase names at their word boundaries. */
function splitCamelCase(text: string): string {
  return text
    .replaceAll(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1_$2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1_$2');
}

/** The text itself, then the text with its camelCase names split, both in lower case. */
function readings(text: string): readonly string[] {
  const clean = plain(text);
  return [clean, splitCamelCase(clean)].map((reading) => reading.toLowerCase().replaceAll(lookalike, ' '));
}

function found(prepared: readonly string[], keyword: string): boolean {
  const pattern = patternOf(keyword);
  return pattern !== undefined && prepared.some((reading) => pattern.test(reading));
}

/**
 * The value of the first group that has a keyword in the text; undefined for none.
 * @example
 * firstGroup('Merge it', [['code', ['merge']], ['site', ['deploy']]]) // => 'code'
 */
export function firstGroup<Value>(text: string, groups: KeywordGroups<Value>): Value | undefined {
  const prepared = readings(text);
  return groups.find(([, keywords]) => keywords.some((keyword) => found(prepared, keyword)))?.[0];
}
