import type { Condition, Expression, Selection } from '../../../ast/index.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';
import { humanise } from '../../../planner/names.ts';
import { conditionWords } from '../../../write/words.ts';
import { figureIn, isFigure } from '../../constituents/columnKinds.ts';
import type { Step } from '../../constituents/relations.ts';
import type { Group } from './groups.ts';
import { inTable, joinsAlong, qualified, qualifiedValue } from './joins.ts';
import type { Measure } from './measures.ts';
import type { Superlative } from './superlatives.ts';

/** A question about the rows of one table. */
export interface Plan {
  readonly table: LexiconTable;
  readonly where: Condition;
  readonly measures: readonly Measure[];
  readonly groups: readonly Group[];
  readonly superlative?: Superlative | undefined;
  readonly shown: readonly Expression[];
  readonly path: readonly Step[];
  /** One line for each subject: who bought something, however often. */
  readonly isDistinct: boolean;
  /** How many rows of a group there have to be. */
  readonly having?: Condition | undefined;
}

function uniqueSteps(paths: readonly (readonly Step[])[]): readonly Step[] {
  const seen = new Set<string>();
  return paths.flat().filter(({ to }) => !seen.has(to.name) && seen.add(to.name));
}

/** The selection that answers a question. */
export function selectionOf({
  table,
  where,
  measures,
  groups,
  superlative,
  shown,
  path,
  isDistinct,
  having,
}: Plan): Selection {
  const steps = uniqueSteps([...groups.map((group) => group.path), path]);
  const isJoined = steps.length > 0;
  const whereIn = isJoined ? qualified(where, table.name) : where;
  const figure = measures.map(({ value, as }) => ({
    value: isJoined ? qualifiedValue(value, table.name) : value,
    as,
  }));
  const grouped = groups.flatMap((group) => group.shown);
  const columns = measures.length > 0 || having ? [...grouped, ...figure] : shown.map((value) => ({ value }));
  const [first] = figure;
  const by: Expression | undefined = superlative?.column
    ? isFigure(superlative.column)
      ? figureIn(superlative.column, inTable(table, superlative.column))
      : inTable(table, superlative.column)
    : first?.value;
  return {
    from: table.name,
    ...(isJoined && { joins: joinsAlong(steps, groups.length > 0 ? 'inner' : 'left') }),
    ...(columns.length > 0 && { columns }),
    ...(where.kind !== 'always' && { where: whereIn }),
    ...(groups.length > 0 && { groupBy: groups.flatMap((group) => group.by) }),
    ...(having && { having }),
    ...(superlative && by && { orderBy: [{ by, descending: superlative.isDescending }] }),
    ...(superlative?.limit !== undefined && by && { limit: superlative.limit }),
    ...(isDistinct && measures.length === 0 && { distinct: true }),
  };
}

/** The longest condition that an answer repeats. */
const longestCondition = 100;

/** What is counted or shown, with the condition: `orders per customer where state is open`. */
export function caption({ table, groups, measures }: Plan, where: Condition | undefined): string {
  const name = humanise(table.name).toLowerCase();
  const by = measures.length === 0 ? [] : groups.map((group) => humanise(group.name));
  const rows = by.length === 0 ? name : `${name} per ${by.join(' and ')}`;
  const limit = where === undefined || where.kind === 'always' ? '' : conditionWords(where);
  if (limit === '') return rows;
  return limit.length > longestCondition ? `matching ${rows}` : `${rows} where ${limit}`;
}
