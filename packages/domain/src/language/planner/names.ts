import pluralize from 'pluralize';
import { rememberedByText } from '../../shared/remember.ts';
import { articles } from './words/modifiers.ts';

/** Postgres silently truncates identifiers after 63 bytes, so the planner asks about longer names. */
export const maximumNameBytes = 63;

/** Length in characters above which a noun phrase cannot name anything stored. */
export const longestMention = 160;

function byteLength(text: string): number {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?')).replaceAll(/%[\dA-F]{2}/gu, '.').length;
}

/**
 * Words as a snake_case identifier: accents are removed, other signs separate. '' when nothing usable remains.
 *
 * @example
 * toIdentifier('Café prices') // => 'cafe_prices'
 */
export function toIdentifier(words: string): string {
  return words.length > longestMention ? identifierOf(words) : identifier(words);
}

const identifier = rememberedByText(identifierOf);

/** Latin letters without their accents. */
export function withoutAccents(words: string): string {
  return words
    .normalize('NFKD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC');
}

function identifierOf(words: string): string {
  const spaced = withoutAccents(words)
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/['’]/gu, '');
  const name = spaced
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '_')
    .replaceAll(/^_+|_+$/gu, '');
  return /^\p{N}/u.test(name) ? `n${name}` : name;
}

/** False for '' and for names Postgres would cut off. */
export function isUsableName(name: string): boolean {
  return name !== '' && byteLength(name) <= maximumNameBytes;
}

/** The text without leading articles and similar words. */
export function withoutArticle(text: string): string {
  const pattern = new RegExp(`^(?:(?:${articles.join('|')}) )+`, 'iu');
  return text.trim().replace(pattern, '').trim();
}

/** The last word in the singular: 'order lines' gives 'order line'. */
export function singular(name: string): string {
  return singularWord(name);
}

const singularWord = rememberedByText((name) => changeLast(name, pluralize.singular));
const pluralWord = rememberedByText((name) => changeLast(name, pluralize.plural));

/** The last word in the plural. */
export function plural(name: string): string {
  return pluralWord(name);
}

function changeLast(name: string, change: (word: string) => string): string {
  return name.replace(/[^ _]+$/u, (last) => change(last));
}

/** A name for display: underscores become spaces. */
export function humanise(name: string): string {
  return name.replaceAll('_', ' ').trim() || name;
}

function cell(row: readonly number[], column: number): number {
  return Number(row[column]);
}

/** Number of single-letter edits (insert, delete, replace, swap neighbours) between two words. */
function editDistance(left: string, right: string): number {
  let before: readonly number[] = [];
  let previous: readonly number[] = Array.from({ length: right.length + 1 }, (_unused, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const best = Math.min(
        cell(previous, column) + 1,
        cell(current, column - 1) + 1,
        cell(previous, column - 1) + (same ? 0 : 1),
        swapped ? cell(before, column - 2) + 1 : Infinity,
      );
      current.push(best);
    }
    before = previous;
    previous = current;
  }
  return cell(previous, right.length);
}

/** Names similar to a word, closest first; only for questions, never used as an answer. */
export function closeNames(word: string, names: readonly string[], most = 3): readonly string[] {
  const wanted = singular(toIdentifier(word.slice(0, maximumNameBytes)));
  if (wanted.length < 3) return [];
  const allowed = wanted.length < 5 ? 1 : wanted.length < 9 ? 2 : 3;
  return names
    .map((name) => ({ name, far: closeness(wanted, singular(name)) }))
    .filter(({ far }) => far <= allowed)
    .toSorted((one, other) => one.far - other.far)
    .slice(0, most)
    .map(({ name }) => name);
}

function closeness(wanted: string, name: string): number {
  const parts = name.split('_');
  return parts.length > 1 && parts.includes(wanted) ? 1 : editDistance(wanted, name);
}

const severalFacts =
  /^(?:(?:\p{L}+[ _])?names|(?:tele)?(?:ph|f)ones|(?:e-?mail[ _])?addresses|e-?mails|(?:phone|telephone|mobile|membership|member|account|order|invoice)[ _]numbers|prices|birthdays|colou?rs|sizes|ages|salaries|birth[ _]?dates|due[ _]dates|descriptions|amounts|titles)$/u;

/**
 * A fact of each thing, named in the plural of all: `their names and phone numbers` are a name and a phone number.
 *
 * @example
 * oneFact('phone numbers') // => 'phone number'
 */
export function oneFact(name: string): string {
  return severalFacts.test(name) ? singular(name) : name;
}
