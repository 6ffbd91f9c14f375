import type { ColumnSpec } from '../../../ast/index.ts';
import { singular, toIdentifier } from '../../../planner/names.ts';

const pointing =
  /^(?:(?:each|every|an?|one|the|all) )*(?<from>[\p{L}-]+)(?: (?:always|must|should|will|can))* (?:refers?|points?|belongs?|links?|(?:is|are|be) (?:linked|connected|tied|attached)) to (?<list>.+)$/iu;
const item = /^(?:(?:an?|one|exactly one|the|two) )*(?<words>[\p{L}-]+(?: [\p{L}-]+)?)$/iu;

/** Columns that point to tables, with the table that has them. */
export interface References {
  readonly from: string;
  readonly columns: readonly ColumnSpec[];
}

/**
 * Reads a sentence about several references, each with its part: `a posting refers to one account debited and one account
 * credited`. `meant` gives the table for a word. Undefined where a part names no table.
 */
export function readReferences(
  statement: string,
  meant: (word: string) => string | undefined,
): References | undefined {
  const found = pointing.exec(statement)?.groups;
  const from = meant(found?.['from'] ?? '');
  const parts = (found?.['list'] ?? '').split(/,\s*(?:and\s+)?|\s+and\s+/u);
  if (!found || from === undefined || parts.length < 2) return undefined;
  const columns = parts.map((part): ColumnSpec | undefined => {
    const words = (item.exec(part.trim())?.groups?.['words'] ?? '').split(' ');
    const table = words.map((word) => meant(word)).find((name) => name !== undefined);
    const role = words.filter((word) => meant(word) === undefined).join('_');
    return table === undefined
      ? undefined
      : {
          name: toIdentifier(`${role} ${singular(table)} id`),
          type: 'id',
          required: true,
          references: { table, onDelete: 'refuse' },
        };
  });
  const read = columns.filter((column) => column !== undefined);
  return read.length === parts.length ? { from, columns: read } : undefined;
}
