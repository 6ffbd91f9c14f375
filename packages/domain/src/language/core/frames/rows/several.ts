import { entriesOf, type CoreIndex } from '../../schemaIndex.ts';

const setting =
  /^(?:please |can you |could you )*(?:set|change|update|put|make) (?:the )?(?<column>\p{L}[\p{L} _]*?) (?:of|for) (?<list>[^\n]+?)[.!]*$/iu;
const telling = /^(?<who>\S.*?) (?:to|is|as|=) (?<value>\S.*)$/iu;

/** Whether words name one row: a value of a column of texts. */
function isNamed(words: string, index: CoreIndex): boolean {
  return entriesOf(words.toLowerCase(), index).some(({ kind }) => kind === 'value');
}

/** Words as a value, also those that say something else: `double`. */
function quoted(value: string): string {
  return /^[\p{L} ]+$/u.test(value) && !/^(?:yes|no|empty|today|tomorrow)$/iu.test(value)
    ? `"${value}"`
    : value;
}

/**
 * The sentences of one that sets a column of several rows to a value each: `set the type of Kingfisher to single and Moorhen to
 * double`; undefined where one of them names no row.
 */
export function severalRows(sentence: string, index: CoreIndex): readonly string[] | undefined {
  const { column = '', list = '' } = setting.exec(sentence.trim())?.groups ?? {};
  const parts = list.split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+/iu).map((part) => telling.exec(part)?.groups);
  const isEach = parts.length > 1 && parts.every((part) => part && isNamed(part['who'] ?? '', index));
  return isEach
    ? parts.flatMap((part) =>
        part ? [`Set ${column} of ${part['who']} to ${quoted(part['value'] ?? '')}`] : [],
      )
    : undefined;
}
