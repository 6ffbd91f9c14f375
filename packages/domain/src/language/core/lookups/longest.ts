import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { humanise } from '../../planner/names.ts';
import { capitalise, listed } from '../../planner/outcome.ts';
import { columnOf, isDated, labelsOf } from '../constituents/columnKinds.ts';
import { isStaff, isVisitors, several } from './lists.ts';
import { asked, lookedUp, tableNamed, type Lookup } from './said.ts';

const withUs =
  '(?:with us|here|a member|in the (?:club|team|shop|company)|on board|part of (?:us|the club|the team))';
const oneOf = new RegExp(
  String.raw`^who(?:'s)?(?: (?:is|was|has been|are|be))?(?: (?:a|the|our|my))? (?:longest|longest[- ](?:standing|serving))(?: time)? (?<noun>[\p{L} _-]+?)(?: (?:of all|here|with us))?$`,
  'u',
);
const stays = new RegExp(
  String.raw`^(?:who(?:'s)?|(?:which|what)(?: of (?:our|my|the))? (?<noun>[\p{L} _-]+?))(?: (?:is|are|has|have|was|be))*(?: been)? (?:${withUs}(?: for)?(?: the)? longest(?: time)?|(?:the )?longest(?: time)? ${withUs}|joined(?: us)? (?:first|earliest)|(?:the )?first (?:to join|joined))$`,
  'u',
);
const joined = /join|since|start|hired|regist|signed|entry|entered|member_from|begin|began|employed/iu;

/** The column that says since when somebody belongs to a list. */
function sinceOf({ columns }: LexiconTable): LexiconColumn | undefined {
  return columns.find(
    (column) => isDated(column) && joined.test(column.name) && !/birth|end|until/iu.test(column.name),
  );
}

/** `who is the longest member`, `who has been with us the longest`: the row with the earliest date of joining. */
export const readLongest: Lookup = (said) => {
  const { words, period, index } = said;
  const matched = stays.exec(words) ?? oneOf.exec(words);
  if (period || !matched) return undefined;
  const noun = matched.groups?.['noun'];
  const table = tableNamed(noun, index);
  const people = index.tables.filter((one) => isStaff(one) || isVisitors(one));
  if (noun !== undefined && (!table || !people.includes(table))) return undefined;
  const lists = table ? [table] : people;
  const dated = lists.filter((one) => sinceOf(one) && labelsOf(one).length > 0);
  const [only] = dated;
  const since = only && sinceOf(only);
  if (only && since && dated.length === 1)
    return lookedUp(
      said,
      {
        from: only.name,
        columns: [...labelsOf(only), since].map((column) => ({ value: columnOf(column) })),
        where: { kind: 'not', of: { kind: 'empty', of: columnOf(since) } },
        orderBy: [{ by: columnOf(since) }],
        limit: 1,
      },
      `${several(only)} with the earliest ${humanise(since.name)}`,
    );
  if (lists.length === 0) return undefined;
  return dated.length > 1
    ? asked(
        `Who is meant: ${listed(dated.map(several), 'or')}? Nothing was looked up.`,
        dated.map((one) => [capitalise(several(one)), `Which ${several(one)} have been with us the longest`]),
      )
    : asked(
        `${capitalise(listed(lists.map(several)))} have no date of joining, so I can’t tell who has been there longest. Nothing was looked up.`,
        lists
          .slice(0, 3)
          .map((one) => [
            `Add the column joined on to ${several(one)}`,
            `Add a column joined on (date) to ${one.name}`,
          ]),
      );
};
