import { aboutPart, quoted } from './aboutPart.ts';
import { colourWords } from './colours.ts';

/** A value on a page that comes from a row of the project, and that somebody pointed at. */
export interface PointedValue {
  /** What the page shows. */
  readonly words: string;
  /** File of its page, such as `index.html`. */
  readonly file: string;
  readonly table: string;
  readonly column: string;
  /** A column with a value that tells its row from the others. The value has no quotation marks. */
  readonly row: { readonly column: string; readonly value: string };
}

const polite = '(?:please )?';
const pronoun = '(?:it|this|that)';
const setting = [
  new RegExp(
    `^${polite}(?:(?:make|let|have) ${pronoun} |${pronoun}(?: value)? (?:should|must) )?(?:be|say|read|cost) (?<value>\\S.*)$`,
    'iu',
  ),
  new RegExp(
    `^${polite}(?:make|set|change|turn|update|put|correct|rename|call) ${pronoun}(?: value)?(?: to be| to| be| into| as)? (?<value>\\S.*)$`,
    'iu',
  ),
  /^(?:to |=\s*)(?<value>\S.*)$/iu,
  /^(?<value>[\p{Sc}-]?\d[\d.,]*%?)$/u,
];
/** What is about how a page looks, which is not a value. */
const look = new RegExp(
  `^${polite}(?:(?:make|turn|colou?r) ${pronoun} )?(?:(?:a (?:bit|little)|much) )?(?:bigger|larger|smaller|bold|italic|(?:${colourWords}))(?: please)?[.!]?$`,
  'iu',
);
const clearing = new RegExp(
  `^${polite}(?<verb>clear|empty|erase|remove|delete)(?: (?:${pronoun}|(?:this|that|the) value))?(?: please)?[.!]?$`,
  'iu',
);
const columnNaming =
  /^(?:please )?(?:call|rename|change) (?:this|that|the) (?:column|field)(?: to| into)? (?<value>\S.*)$/iu;
const columnRemoving = /^(?:please )?(?:remove|delete|drop) (?:this|that|the) (?:column|field)[.!]?$/iu;
const columnWords = /\b(?:this|that|the) (?:column|field)\b/iu;

/** Values that mean something else in quotes. */
const plain = /^(?:today|tomorrow|yesterday|now|nothing|null|true|false|yes|no)$/iu;

/** A value as a sentence has it: words in quotes, so that they are not read as a part of the sentence. */
function valueWords(given: string): string {
  const value = given.replace(/(?<=\p{L})[.!]$/u, '');
  const isQuoted = /^(?:".*"|“.*”|'.*')$/u.test(value);
  return isQuoted || plain.test(value) || !/\p{L}/u.test(value) ? value : quoted(value);
}

const thing = /\b(?:this|that)(?: whole)? (?<noun>\p{L}+)\b/iu;

/** Whether a word means a row of a table: "product" for products, "category" for categories. */
function isOneOf(table: string, noun: string): boolean {
  const stem = noun.slice(0, Math.max(3, noun.length - 1));
  const last = table.toLowerCase().split('_').at(-1) ?? table;
  return ['row', 'record', 'entry', 'item'].includes(noun) || last.startsWith(stem);
}

/** A sentence about the whole column; undefined where the instruction is not about it. */
function aboutColumn(text: string, table: string, column: string): string | undefined {
  const { value } = columnNaming.exec(text)?.groups ?? {};
  if (value !== undefined) return `Rename the column ${column} of ${table} to ${value}`;
  if (columnRemoving.test(text)) return `Delete the ${column} column from ${table}`;
  return columnWords.test(text)
    ? text.replace(columnWords, () => `the ${column} column in ${table}`)
    : undefined;
}

/**
 * An instruction about a value that was pointed at, as one that names its row or column; another instruction stays.
 *
 * @example
 * aboutValue('make this 4', { words: '3.50', file: 'index.html', table: 'products', column: 'price', row: { column: 'name', value: 'Rye' } })
 * // => 'Set price to 4 for products where name is "Rye"'
 */
export function aboutValue(instruction: string, pointed: PointedValue): string {
  const { table, column, row } = pointed;
  const text = instruction.trim();
  if (look.test(text)) return aboutPart(text, { ...pointed, kind: 'text' });
  const ofColumn = aboutColumn(text, table, column);
  if (ofColumn !== undefined) return ofColumn;
  const rows = `${table} where ${row.column} is ${quoted(row.value)}`;
  const noun = thing.exec(text)?.groups?.['noun']?.toLowerCase();
  if (noun !== undefined && isOneOf(table, noun)) return text.replace(thing, () => rows);
  const value = setting
    .map((wording) => wording.exec(text)?.groups?.['value'])
    .find((found) => found !== undefined);
  if (value !== undefined) return `Set ${column} to ${valueWords(value)} for ${rows}`;
  const verb = clearing.exec(text)?.groups?.['verb']?.toLowerCase();
  if (verb !== undefined) {
    const isWholeRow = column === row.column && (verb === 'remove' || verb === 'delete');
    return isWholeRow ? `Delete ${rows}` : `Clear the ${column} of ${rows}`;
  }
  return text.replace(
    /\b(?:this|that|it)(?: (?:one|value|number|date))?\b/iu,
    () => `the ${column} of ${rows}`,
  );
}
