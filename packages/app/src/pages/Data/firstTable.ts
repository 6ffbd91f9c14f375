import { guessKind, type ValueKind } from '@saywright/domain/import-values';
import type { ImportTable } from './importTable.ts';

const typeWords: Readonly<Record<ValueKind, string>> = {
  whole: ' (whole number)',
  number: ' (decimal number)',
  'yes-no': ' (yes/no)',
  date: ' (date)',
  moment: ' (timestamp)',
};

/** A heading or file name as words for an instruction, without marks that would be read as something else. */
const plainWords = (name: string): string =>
  (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').slice(0, 40).trim();

/** The type of a column in words. Words such as “plz” are read as a column only with a type. */
function typeOf(values: readonly string[]): string {
  const kind = guessKind(values);
  return kind ? typeWords[kind] : ' (text)';
}

/** Names as a list in a sentence. */
function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The instruction that adds a column for each heading of a file; undefined where no heading has words. */
export function newColumnsInstruction(
  headings: readonly { readonly heading: string; readonly values: readonly string[] }[],
  table: string,
): string | undefined {
  const columns = headings.flatMap(({ heading, values }) => {
    const name = plainWords(heading);
    return name === '' ? [] : [`optional ${name}${typeOf(values)}`];
  });
  return columns.length === 0 ? undefined : `Add ${listed([...new Set(columns)])} to ${table}`;
}

/** The name of a table for a file. */
export function tableNameOf(fileName: string): string {
  return plainWords(fileName.replace(/\.[^.]*$/u, '')) || 'list';
}

/** The instruction that creates a table with a column for each heading; undefined where there is none. */
export function firstTableInstruction({ header, lines }: ImportTable, table: string): string | undefined {
  const columns = header.flatMap((heading, at) => {
    const name = plainWords(heading);
    // Every new table has a row id.
    if (name === '' || name === 'id') return [];
    const values = lines.map(({ cells }) => cells[at] ?? '');
    const given = values.filter((value) => value.trim() !== '');
    return [`${given.length < values.length ? 'optional ' : ''}${name}${typeOf(given)}`];
  });
  const list = [...new Set(columns)];
  if (list.length === 0) return undefined;
  return `Create a ${plainWords(table) || 'list'} table with ${listed(list)}`;
}
