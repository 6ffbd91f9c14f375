import { humanise, singular } from '../../../planner/names.ts';
import { labelsOf } from '../../constituents/columnKinds.ts';
import { isOfPeople } from '../../constituents/work.ts';
import { entriesOf } from '../../schemaIndex.ts';
import type { Frame, ReadState } from '../../frame.ts';
import { readStatedRow } from './statedRow.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';

const name = String.raw`(?<name>\p{Lu}[\p{L}'’-]*(?: (?:\p{Lu}|v|d|z)[\p{L}'’-]*){0,3})`;
const forms = [
  new RegExp(String.raw`^${name} (?:is|are) (?:an? |the |our |my )?new (?<noun>\p{L}+)(?<rest>.*)$`, 'u'),
  new RegExp(
    String.raw`^${name} (?:has |have |just |has just )?(?:joined|signed up|registered|enrolled|started|become|became)(?: us| the club)?(?: as (?:an? |our )?(?:new )?(?<noun>\p{L}+))?(?<rest>.*)$`,
    'u',
  ),
];
const pronouns =
  /\b(?:(?:and )?(?:his|her|their|its) (?<what>\p{L}+(?: \p{L}+)?) is|(?:and )?(?:he|she|they)(?:['’]s| has| have| is| are)(?: already)?)\b/giu;

/** The list of people that a noun names, or the only one. */
function listOf(noun: string, { index }: ReadState): LexiconTable | undefined {
  const named = entriesOf(noun.toLowerCase(), index).find(({ kind }) => kind === 'table')?.table;
  if (named) return named;
  const people = index.tables.filter((table) => isOfPeople(table) && labelsOf(table).length > 0);
  return people.length === 1 ? people[0] : undefined;
}

/** Reads who is new: `Eva Blanc is a new client, phone 0699`, `David has joined as a senior, his email is d@x.com`. */
export const readNewPerson: Frame = ({ text }, state) => {
  const said = text.trim().replace(/[.!]+$/u, '');
  const groups = forms.map((form) => form.exec(said)?.groups).find((found) => found !== undefined);
  const table = groups && listOf(groups['noun'] ?? '', state);
  if (!groups || !table || /[?\n]/u.test(said)) return undefined;
  const { name: who = '', noun = '', rest = '' } = groups;
  const isKnown = entriesOf(who.toLowerCase(), state.index).some(
    (entry) => entry.kind === 'value' && entry.table === table,
  );
  if (isKnown) return undefined;
  const isList = entriesOf(noun.toLowerCase(), state.index).some(({ kind }) => kind === 'table');
  const facts = rest
    .replaceAll(pronouns, (_, what?: string) => `, ${what ?? ''} `)
    .replaceAll(/\s+and\s+(?=,)/giu, ' ')
    .replaceAll(/,\s*,/gu, ',');
  const { row, unread, isTyped } = readStatedRow([who, isList ? '' : noun, facts].join(', '), table, state);
  const lacking = table.columns.some(
    (column) =>
      !column.nullable && !column.hasDefault && !column.primaryKey && row[column.name] === undefined,
  );
  if (unread.length > 0 || lacking || (rest.trim() !== '' && !isTyped)) return undefined;
  return {
    meaning: { changes: [{ do: 'insert', table: table.name, rows: [row] }] },
    words: [{ said, read: `a new ${humanise(singular(table.name)).toLowerCase()}` }],
    unread: [],
    cost: -1,
  };
};
