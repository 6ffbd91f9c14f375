import type { Condition, Reading } from '../../ast/index.ts';
import { humanise } from '../../planner/names.ts';
import { allOf, columnOf } from '../constituents/columnKinds.ts';
import { isOut, lendingsOf, namesFor, ofNamed, type Lending } from './lending.ts';
import { several } from './lists.ts';
import { lookedUp, tableNamed, type Lookup, type Said } from './said.ts';

const subject = String.raw`(?:what|who|which (?<noun>[\p{L} _-]+?))`;
const is = String.raw`(?:['’]?s| is| are)?(?: still| currently)?`;
const out = new RegExp(
  String.raw`^${subject}${is} (?:out|on loan|lent(?: out)?|borrowed|checked out|not back(?: yet)?)(?:,? and who(?:['’]?s| is| has| have)?(?: got| has| have)? (?:them|it))?$`,
  'u',
);
const late = new RegExp(String.raw`^${subject}${is} (?:late|overdue|past due)$`, 'u');
const holder = /^who(?:['’]?s| has| have)?(?: still)?(?: got| has)? (?:the |our |my )?(?<thing>\p{L}[^?]*)$/u;
const having = /^who(?:['’]?s got| has| have|s got| got)\b/u;

function rowsOut(
  said: Said,
  lending: Lending,
  more: readonly Condition[],
  words: string,
): Reading | undefined {
  const condition = isOut(lending);
  const { table, back } = lending;
  return (
    condition &&
    lookedUp(
      said,
      { from: table.name, where: allOf([...more, condition]) },
      `${several(table)} ${words}where ${humanise(back.name)} is empty`,
    )
  );
}

/** `what is out`, `who has got the step ladder`, `what is overdue`: what somebody has and has not brought back. */
export const readLent: Lookup = (said) => {
  const { words, index, period } = said;
  const [lending, ...others] = lendingsOf(index);
  if (!lending || others.length > 0 || period) return undefined;
  const asked = out.exec(words) ?? late.exec(words);
  const noun = asked?.groups?.['noun'];
  if (asked && (noun === undefined || tableNamed(noun, index) === lending.things)) {
    if (!late.test(words)) return rowsOut(said, lending, [], '');
    const { due } = lending;
    if (!due) return undefined;
    const isLate: Condition = {
      kind: 'compare',
      left: columnOf(due),
      operator: '<',
      right: { kind: 'today' },
    };
    return rowsOut(said, lending, [isLate], `with ${humanise(due.name)} before today `);
  }
  const thing = having.test(words) ? holder.exec(words)?.groups?.['thing'] : undefined;
  const names = thing === undefined ? [] : namesFor(thing, lending.things);
  const of = ofNamed(lending.table, lending.things, names, index);
  return of && rowsOut(said, lending, [of], `of ${names.join(' or ')} `);
};
