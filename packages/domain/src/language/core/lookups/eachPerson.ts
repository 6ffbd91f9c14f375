import type { LexiconTable } from '../../planner/lexicon.ts';
import { humanise, singular } from '../../planner/names.ts';
import { readDatabase } from '../read.ts';
import { isStaff, isVisitors, several } from './lists.ts';
import { asked, tableNamed, type Lookup } from './said.ts';

const counted =
  /^how many (?<noun>[\p{L} _-]+?) (?:does|do|has|have|did|is|are) (?:everybody|everyone|every person|each(?: one| person| of (?:them|us))?)(?: (?:have|has|got|get|do|doing|done))*$/u;

/** `how many shifts does everybody have`: how many belong to each of the people that they point to. */
export const readEachPerson: Lookup = ({ words, period, index, today }) => {
  const table = tableNamed(counted.exec(words)?.groups?.['noun'], index);
  if (!table || period) return undefined;
  const people = index.tables.filter(
    (one) =>
      (isStaff(one) || isVisitors(one)) && table.columns.some(({ references }) => references === one.name),
  );
  const questionFor = (one: LexiconTable): string =>
    `How many ${several(table)} per ${humanise(singular(one.name))}`;
  const [only, ...others] = people;
  if (!only) return undefined;
  if (others.length === 0)
    return readDatabase(questionFor(only), { lexicon: { tables: index.tables }, today });
  return asked(
    'Whom do you mean by everybody? Nothing was looked up.',
    people.map((one) => [questionFor(one), questionFor(one)]),
  );
};
