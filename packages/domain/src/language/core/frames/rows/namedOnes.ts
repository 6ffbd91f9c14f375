import { kindOf, labelsOf, text as textValue } from '../../constituents/columnKinds.ts';
import type { Frame } from '../../frame.ts';
import { tableNamed } from '../../lookups/said.ts';
import { entriesOf } from '../../schemaIndex.ts';

const stated =
  /^(?:(?:the|my|our|all)(?: the)? )?(?<noun>\p{L}[\p{L} -]{1,40}?)(?<joint>(?: (?:are|is))?(?: called| named)?:| (?:are|is)(?: called| named)?) (?<list>[^?\n:;]{3,400})$/iu;
/** What rows are rather than what they are called. */
const noName =
  /^(?:not|now|all|both|only|very|too|always|never|in|on|at|from|for|to|of|with|without|by|as|wrong|missing|empty|public|private|visible|hidden|free|full|open|closed|the same|different|required|optional|unique|mine|ours|an?|the|this|that|these|those|there|here|paid|unpaid|done|late|new|old|\p{L}+(?:ed|ing|able))\b/iu;

/**
 * Reads the names of new rows: `crops are tomato, cabbage, carrot and pumpkin`. Names in small letters may say what the rows
 * are, so that they are asked about.
 */
export const readNamedOnes: Frame = ({ text }, { index }) => {
  const { noun = '', joint = '', list = '' } = stated.exec(text.trim().replace(/[.!]+$/u, ''))?.groups ?? {};
  const table = noun === '' ? undefined : tableNamed(noun.toLowerCase(), index);
  const [label, ...others] = table ? labelsOf(table) : [];
  const names = list.split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/u).map((name) => name.trim());
  if (!table || !label || others.length > 0 || names.length < 2) return undefined;
  const isMissing = table.columns.some(
    (column) => column !== label && !column.nullable && !column.hasDefault && !column.primaryKey,
  );
  const isPlain = names.every(
    (name) =>
      /^\p{L}[\p{L}’'&. -]*$/u.test(name) &&
      name.split(' ').length <= 4 &&
      !noName.test(name) &&
      entriesOf(name.toLowerCase(), index).length === 0,
  );
  if (isMissing || !isPlain || kindOf(label) !== 'text') return undefined;
  const isNamed = names.every((name) => /^\p{Lu}/u.test(name));
  if (!isNamed && !joint.includes(':') && names.length < 3) return undefined;
  return {
    meaning: {
      changes: [
        { do: 'insert', table: table.name, rows: names.map((name) => ({ [label.name]: textValue(name) })) },
      ],
    },
    words: [{ said: list, read: `${names.length} new ${table.name}` }],
    unread: [],
    cost: isNamed ? -1 : -0.5,
  };
};
