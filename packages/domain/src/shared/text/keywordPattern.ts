import { prefixes } from './derivations.ts';
import { wordForms } from './wordForms.ts';

const before = String.raw`(?<![\p{L}\p{M}])`;
const after = String.raw`(?![\p{L}\p{M}])`;
const gap = String.raw`[\s_-]+`;
/** A flag may follow its word anywhere in the same command. */
const sameCommand = String.raw`(?:\s[^\n;&|]{0,200}?)?\s`;

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
}

function either(words: readonly string[]): string {
  return `(?:${words.map(escaped).join('|')})`;
}

/** The pattern of one word: a flag is literal, and the last word of the keyword is matched with its inflections. */
function piece(word: string, last: boolean): string {
  if (word.startsWith('-')) return escaped(word);
  return last ? either(wordForms(word)) : escaped(word);
}

/** The expression that finds a keyword or phrase in prepared text; undefined without a letter or digit. */
export function keywordPattern(keyword: string): RegExp | undefined {
  const words = keyword
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return undefined;
  const body = words.map((word, index) => {
    const joint = index === 0 ? '' : word.startsWith('-') ? sameCommand : gap;
    return joint + piece(word, index === words.length - 1);
  });
  return new RegExp(`${before}${either(prefixes)}?${body.join('')}${after}`, 'u');
}
