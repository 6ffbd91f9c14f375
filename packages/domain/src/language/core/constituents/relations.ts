import type { Condition } from '../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import type { CoreIndex } from '../schemaIndex.ts';
import { allOf, keyOf } from './columnKinds.ts';

/** One foreign key on the way from a table to another. */
export interface Step {
  readonly from: LexiconTable;
  readonly fromColumn: LexiconColumn;
  readonly to: LexiconTable;
  readonly toColumn: LexiconColumn;
  /** True where the row at hand points to at most one row. */
  readonly isForward: boolean;
}

function pointsTo(column: LexiconColumn, table: LexiconTable): LexiconColumn | undefined {
  const key = keyOf(table);
  if (column.references === table.name) return key;
  // Two tables that describe the same people: sales.seller and profiles.id both point to the accounts.
  const isShared =
    key?.references !== undefined && key.references === column.references && !column.primaryKey;
  return isShared ? key : undefined;
}

const rememberedSteps = new WeakMap<CoreIndex, Map<LexiconTable, readonly Step[]>>();

function stepsFrom(table: LexiconTable, index: CoreIndex): readonly Step[] {
  const known = rememberedSteps.get(index) ?? new Map<LexiconTable, readonly Step[]>();
  rememberedSteps.set(index, known);
  const steps = known.get(table) ?? findSteps(table, index);
  known.set(table, steps);
  return steps;
}

function findSteps(table: LexiconTable, { tables }: CoreIndex): readonly Step[] {
  return tables.flatMap((other) => {
    const forward = table.columns.flatMap((fromColumn) => {
      const toColumn = pointsTo(fromColumn, other);
      return toColumn ? [{ from: table, fromColumn, to: other, toColumn, isForward: true }] : [];
    });
    const backward = other.columns.flatMap((toColumn) => {
      const fromColumn = pointsTo(toColumn, table);
      return fromColumn ? [{ from: table, fromColumn, to: other, toColumn, isForward: false }] : [];
    });
    return other.name === table.name ? forward : [...forward, ...backward];
  });
}

const longestPath = 3;

/**
 * The shortest way from a table to another over foreign keys; undefined where there is none, or where two are as short and
 * end differently.
 */
export function pathBetween(
  from: LexiconTable,
  to: LexiconTable,
  index: CoreIndex,
): readonly Step[] | undefined {
  let paths: readonly (readonly Step[])[] = [[]];
  for (let length = 1; length <= longestPath; length += 1) {
    paths = paths.flatMap((path) =>
      stepsFrom(path.at(-1)?.to ?? from, index)
        .filter(
          (step) => step.to.name !== from.name && !path.some(({ to: seen }) => seen.name === step.to.name),
        )
        .map((step) => [...path, step]),
    );
    const found = paths.filter((path) => path.at(-1)?.to.name === to.name);
    const forward = found.filter((path) => path.every(({ isForward }) => isForward));
    const only = found.length === 1 ? found : forward;
    if (found.length > 0) return only.length === 1 ? only[0] : undefined;
  }
  return undefined;
}

/** The condition that a row is linked over a path to a row that meets another condition. */
export function linkedBy(path: readonly Step[], condition: Condition): Condition {
  const [step, ...rest] = path;
  if (!step) return condition;
  const inner = linkedBy(rest, condition);
  const where: Condition =
    step.isForward || !step.toColumn.nullable
      ? inner
      : allOf([
          { kind: 'not', of: { kind: 'empty', of: { kind: 'column', name: step.toColumn.name } } },
          ...(inner.kind === 'always' ? [] : [inner]),
        ]);
  return {
    kind: 'in',
    left: { kind: 'column', name: step.fromColumn.name },
    selection: {
      from: step.to.name,
      columns: [{ value: { kind: 'column', name: step.toColumn.name } }],
      ...(where.kind !== 'always' && { where }),
    },
  };
}
