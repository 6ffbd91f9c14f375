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

type Path = readonly Step[];

const rememberedPaths = new WeakMap<CoreIndex, Map<LexiconTable, ReadonlyMap<string, Path | undefined>>>();

/** The shortest ways from a table, by the name of the table they end at; undefined where there are two. */
function pathsFrom(from: LexiconTable, index: CoreIndex): ReadonlyMap<string, Path | undefined> {
  const known = rememberedPaths.get(index) ?? new Map<LexiconTable, ReadonlyMap<string, Path | undefined>>();
  rememberedPaths.set(index, known);
  const paths = known.get(from) ?? findPaths(from, index);
  known.set(from, paths);
  return paths;
}

function findPaths(from: LexiconTable, index: CoreIndex): ReadonlyMap<string, Path | undefined> {
  const found = new Map<string, Path | undefined>();
  let paths: readonly Path[] = [[]];
  for (let length = 1; length <= longestPath; length += 1) {
    paths = paths.flatMap((path) =>
      stepsFrom(path.at(-1)?.to ?? from, index)
        .filter(
          (step) => step.to.name !== from.name && !path.some(({ to: seen }) => seen.name === step.to.name),
        )
        .map((step) => [...path, step]),
    );
    const byEnd = new Map<string, Path[]>();
    for (const path of paths) {
      const end = path.at(-1)?.to.name ?? '';
      byEnd.set(end, [...(byEnd.get(end) ?? []), path]);
    }
    for (const [end, ways] of byEnd) {
      if (found.has(end)) continue;
      const forward = ways.filter((path) => path.every(({ isForward }) => isForward));
      const only = ways.length === 1 ? ways : forward;
      found.set(end, only.length === 1 ? only[0] : undefined);
    }
  }
  return found;
}

/**
 * The shortest way from a table to another over foreign keys; undefined where there is none, or where two are as short and
 * end differently.
 */
export function pathBetween(
  from: LexiconTable,
  to: LexiconTable,
  index: CoreIndex,
): readonly Step[] | undefined {
  return pathsFrom(from, index).get(to.name);
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
