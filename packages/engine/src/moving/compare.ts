import type { Advice } from '@saywright/domain/access';
import type { MovableDatabase } from '../ports/projectDatabase.ts';
import type { WholeContents } from '../transfer/whole.ts';

/** A table of the founder, counted in both places. */
export interface MovedTable {
  readonly name: string;
  readonly rows: number;
  readonly checksum: string;
  readonly isSame: boolean;
}

/** How a copy compares with its source, and what the advisor says about each. */
export interface MoveComparison {
  readonly tables: readonly MovedTable[];
  /** Those who registered, with their passwords. */
  readonly people: Omit<MovedTable, 'name'>;
  /** What the studio keeps beside them: accounts, files, history, and what undo needs. */
  readonly others: readonly MovedTable[];
  readonly isSame: boolean;
  readonly advice: { readonly before: readonly Advice[]; readonly after: readonly Advice[] };
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Counted = { readonly name: string; readonly rows: number; readonly checksum: string };

function tablesOf<Table extends Counted>(
  from: readonly Table[],
  to: readonly Table[],
): readonly MovedTable[] {
  return from.map((table) => {
    const copy = to.find(({ name }) => name === table.name);
    const { name, rows, checksum } = table;
    return { name, rows, checksum, isSame: isEqual(copy, table) };
  });
}

/** What the advisor says of a database now. */
export async function adviceOf(database: Pick<MovableDatabase, 'access'>): Promise<readonly Advice[]> {
  return (await database.access()).advice;
}

/** Compares what was copied with its source, table by table. */
export function compareContents(
  from: WholeContents,
  to: WholeContents,
  advice: MoveComparison['advice'],
): MoveComparison {
  return {
    tables: tablesOf(from.tables, to.tables),
    people: { ...from.people, isSame: isEqual(from.people, to.people) },
    others: tablesOf(from.others, to.others),
    isSame: isEqual(from, to),
    advice,
  };
}
