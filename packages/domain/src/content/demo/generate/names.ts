import { toIdentifier } from '../../planner/index.ts';
import { firstGroup } from '../../text/index.ts';

/** One thing a description names, as people read it and as code calls it. */
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

/** The parts of a name in lower case, letters and digits of ASCII alone. */
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
 * Words as the name of a component or a type; the fallback when nothing nameable is in them.
 * @example
 * pascalName('sign-up form', 'Form') // => 'SignUpForm'
 */
export function pascalName(words: string, fallback: string): string {
  const name = partsOf(words).slice(0, mostWords).map(capital).join('');
  return /^[A-Z]/u.test(name) ? name : fallback;
}

/**
 * Words as the name of a property; the fallback when nothing nameable is in them.
 * @example
 * camelName('Due date', 'field') // => 'dueDate'
 */
export function camelName(words: string, fallback: string): string {
  const name = pascalName(words, fallback);
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

/**
 * Words as the name of a table or a column; the fallback when nothing nameable is in them.
 * @example
 * snakeName('Latest orders', 'rows') // => 'latest_orders'
 */
export function snakeName(words: string, fallback: string): string {
  const name = partsOf(words).slice(0, mostWords).join('_');
  return /^[a-z]/u.test(name) ? name : fallback;
}

function fieldOf(said: string, index: number): readonly NamedField[] {
  const words = said
    .replaceAll(/[^\p{L}\p{M}\p{N}' -]+/gu, ' ')
    .trim()
    .replace(fillers, '')
    .replace(trailing, '')
    .trim();
  if (words === '' || words.split(' ').length > mostWords) return [];
  return [{ label: capital(words), key: camelName(words, `field${index + 1}`) }];
}

/**
 * What a description lists after 'with', 'showing' and the like: at most 12 names of at most four words, each once.
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
 * The names of a list in one phrase.
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
 * What a form asks for a field with; `text` for a name that tells nothing more.
 * @example
 * inputTypeOf('Birthday') // => 'date'
 */
export function inputTypeOf(label: string): string {
  return firstGroup(label, inputTypes) ?? 'text';
}
