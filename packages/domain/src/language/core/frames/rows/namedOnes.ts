import { humanise } from '../../../planner/names.ts';
import { listed } from '../../../planner/outcome.ts';
import { kindOf, labelsOf, text as textValue } from '../../constituents/columnKinds.ts';
import type { Frame } from '../../frame.ts';
import { tableNamed } from '../../lookups/said.ts';
import { entriesOf } from '../../schemaIndex.ts';

const stated =
  /^(?:(?:the|my|our|all)(?: the)? )?(?<noun>\p{L}[\p{L} -]{1,40}?)(?<joint>(?: (?:are|is))?(?: called| named)?:| (?:are|is)(?: called| named)?) (?<list>[^?\n:;]{3,400})$/iu;
const added =
  /^(?:please )?(?:add|put|insert|enter|register)(?: also)? (?<list>[^?\n:;]{3,400}) (?:to|in|into|on) (?:the |my |our )?(?:list of )?(?<noun>\p{L}[\p{L} -]{1,40}?)(?: list| table)?$/iu;
/** What may be a column, in capitals too. */
const columnName =
  /^(?:e-?mails?|.*\b(?:name|number|date|code|phone|address|type|id)|phone|mobile|address|city|town|country|notes?|comments?|descriptions?|status|state|category|kind|colou?r|size|company|title|gender|website|link|photo|picture|image|birthday|price|cost|amount|total|age|role|job|level)$/iu;
/** What rows are rather than what they are called. */
const noName =
  /^(?:not|now|all|both|only|very|too|always|never|in|on|at|from|for|to|of|with|without|by|as|wrong|missing|empty|public|private|visible|hidden|free|full|open|closed|the same|different|required|optional|unique|mine|ours|an?|the|this|that|these|those|there|here|paid|unpaid|done|late|new|old|\p{L}+(?:ed|ing|able))\b/iu;

/**
 * Reads the names of new rows: `crops are tomato, cabbage, carrot and pumpkin`, `add Ben and Lotte to mechanics`. Names in
 * small letters may say what the rows are, so that they are asked about.
 */
export const readNamedOnes: Frame = ({ text }, { index }) => {
  const said = text.trim().replace(/[.!]+$/u, '');
  const isAdded = added.test(said);
  const { noun = '', joint = '', list = '' } = (added.exec(said) ?? stated.exec(said))?.groups ?? {};
  const table = noun === '' ? undefined : tableNamed(noun.toLowerCase(), index);
  const [label, ...others] = table ? labelsOf(table) : [];
  const names = list.split(/\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/u).map((name) => name.trim());
  if (!table || !label || others.length > 0 || names.length < 2) return undefined;
  const present = names.filter((name) =>
    entriesOf(name.toLowerCase(), index).some(
      (entry) => entry.kind === 'value' && entry.table === table && entry.column === label,
    ),
  );
  if (isAdded && present.length === names.length)
    return {
      meaning: { ask: `${listed(present)} are in ${humanise(table.name)} already.`, choices: [] },
      words: [],
      unread: [],
      cost: -1,
    };
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
  if (isAdded && (!isNamed || names.some((name) => columnName.test(name)))) return undefined;
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
