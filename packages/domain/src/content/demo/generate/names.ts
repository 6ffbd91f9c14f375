import { toIdentifier } from '../../../language/planner/index.ts';
import { firstGroup } from '../../../shared/text/index.ts';

/** A field named in a description, with its label and its name in code. */
export interface NamedField {
  /** For example `Due date`. */
  readonly label: string;
  /** For example `dueDate`; letters and digits without accents, the first one a letter. */
  readonly key: string;
}

const mostFields = 12;
const mostWords = 4;

const listed =
  /.*\b(?:with|showing|shows|containing|contains|including|includes|having|has|asking for|asks for|links to)\b:? (?<list>.+)$/iu;
const listEnd = /(?:[.;!?]|\s(?:that|which|who|where|when|so|in order|for every|for each|from|on)\s).*$/iu;
const fillers =
  /^(?:(?:an?|the|its|their|his|her|your|my|our|and|or|with|optional|required|unique|each|every|one|fields?|columns?|inputs?|links?|for|of|to) )+/iu;
const trailing = / (?:fields?|columns?|inputs?|links?)$/iu;

/** The parts of a name in lower case, ASCII letters and digits only. */
function partsOf(words: string): readonly string[] {
  return toIdentifier(words)
    .split('_')
    .map((part) => part.replaceAll(/[^a-z\d]/gu, ''))
    .filter((part) => part !== '');
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/**
 * Words as the name of a component or a type; the fallback when they contain no usable characters.
 * @example
 * pascalName('sign-up form', 'Form') // => 'SignUpForm'
 */
export function pascalName(words: string, fallback: string): string {
  const name = partsOf(words).slice(0, mostWords).map(capital).join('');
  return /^[A-Z]/u.test(name) ? name : fallback;
}

/**
 * Words as the name of a property; the fallback when they contain no usable characters.
 * @example
 * camelName('Due date', 'field') // => 'dueDate'
 */
export function camelName(words: string, fallback: string): string {
  const name = pascalName(words, fallback);
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/**
 * Words as the name of a table or a column; the fallback when they contain no usable characters.
 * @example
 * snakeName('Latest orders', 'rows') // => 'latest_orders'
 */
export function snakeName(words: string, fallback: string): string {
  const name = partsOf(words).slice(0, mostWords).join('_');
  return /^[a-z]/u.test(name) ? name : fallback;
}

function fieldOf(phrase: string, index: number): readonly NamedField[] {
  const words = phrase
    .replaceAll(/[^\p{L}\p{M}\p{N}' -]+/gu, ' ')
    .trim()
    .replace(fillers, '')
    .replace(trailing, '')
    .trim();
  if (words === '' || words.split(' ').length > mostWords) return [];
  return [{ label: capital(words), key: camelName(words, `field${index + 1}`) }];
}

/**
 * The fields listed after 'with', 'showing' and similar words: at most 12 unique names of at most four words.
 * @example
 * listedFields('A form with a name and an email').map(({ key }) => key) // => ['name', 'email']
 */
export function listedFields(description: string): readonly NamedField[] {
  const list = listed.exec(description)?.groups?.['list'] ?? '';
  const fields = list
    .replace(listEnd, '')
    .split(/,|&|\+|\band\b|\bor\b|\bplus\b/iu)
    .flatMap(fieldOf);
  return fields
    .filter(({ key }, index) => fields.findIndex((other) => other.key === key) === index)
    .slice(0, mostFields);
}

/**
 * The labels of fields in one phrase.
 * @example
 * phraseOf([{ label: 'Name', key: 'name' }, { label: 'Email', key: 'email' }]) // => 'name and email'
 */
export function phraseOf(fields: readonly NamedField[]): string {
  const words = fields.map(({ label }) => `${label.charAt(0).toLowerCase()}${label.slice(1)}`);
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const inputTypes = [
  ['email', ['email', 'e-mail', 'mail']],
  ['password', ['password']],
  ['tel', ['phone', 'telephone', 'mobile']],
  ['url', ['url', 'website', 'link']],
  ['date', ['date', 'birthday', 'day', 'deadline']],
  ['number', ['price', 'amount', 'quantity', 'number', 'age', 'stock', 'count', 'total']],
  ['textarea', ['message', 'description', 'comment', 'notes', 'text', 'bio', 'content']],
] as const;

/**
 * The input type for a field; `text` when its label suggests none.
 * @example
 * inputTypeOf('Birthday') // => 'date'
 */
export function inputTypeOf(label: string): string {
  return firstGroup(label, inputTypes) ?? 'text';
}
