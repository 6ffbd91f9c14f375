import type { Condition } from '../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import type { CoreIndex } from '../schemaIndex.ts';
import { columnOf, fold, holds, isDated, isYesNo, labelsOf, saysYes } from '../constituents/columnKinds.ts';
import { partialValues } from '../constituents/partials.ts';
import { linkedBy, pathBetween } from '../constituents/relations.ts';
import { isStaff, isVisitors } from './lists.ts';

/** A list of what somebody has for a while. */
export interface Lending {
  readonly table: LexiconTable;
  /** The list of what can be had. */
  readonly things: LexiconTable;
  /** The day on which it came back, or whether it did. */
  readonly back: LexiconColumn;
  readonly due: LexiconColumn | undefined;
}

const back = /^(?:return(?:ed)?|came_back|brought_back|given_back|back)(?:_(?:date|on|at|day))?$/u;
const due = /^(?:due|back_by|return_by|due_back)(?:_(?:date|on|at|day))?$/u;
/** The lists of what somebody has for a while, and brings back. */
export function lendingsOf({ tables }: CoreIndex): readonly Lending[] {
  return tables.flatMap((table) => {
    const column = table.columns.find(
      (one) => back.test(one.name) && ((isDated(one) && one.nullable) || isYesNo(one)),
    );
    const things = tables.find(
      (one) =>
        !isVisitors(one) &&
        !isStaff(one) &&
        labelsOf(one).length > 0 &&
        table.columns.some(({ references }) => references === one.name),
    );
    return column && things && things !== table
      ? [
          {
            table,
            things,
            back: column,
            due: table.columns.find((one) => due.test(one.name) && isDated(one)),
          },
        ]
      : [];
  });
}

/** The condition that something has not come back. */
export function isOut({ back: column }: Lending): Condition | undefined {
  return isDated(column) ? { kind: 'empty', of: columnOf(column) } : saysYes(column, false);
}

/** The names of a list that words stand for: in full, or those that all of the words are a part of. */
export function namesFor(said: string, table: LexiconTable): readonly string[] {
  const words = fold(said).split(' ');
  const full = labelsOf(table).flatMap(({ values = [] }) =>
    values.filter((value) => fold(value) === words.join(' ')),
  );
  return full.length > 0 ? full : [...new Set(partialValues(words, table).map(({ value }) => value))];
}

/** The condition that rows are of one of the rows of a list with these names. */
export function ofNamed(
  table: LexiconTable,
  of: LexiconTable,
  names: readonly string[],
  index: CoreIndex,
): Condition | undefined {
  const path = pathBetween(table, of, index);
  const [label] = labelsOf(of);
  const [name, ...others] = names;
  if (path?.length !== 1 || !label || name === undefined) return undefined;
  const named: Condition =
    others.length === 0 ? holds(label, name) : { kind: 'any', of: names.map((one) => holds(label, one)) };
  return linkedBy(path, named);
}
