import type { PersonAccess, TableAccess } from '@saywright/domain/access';

/** How many rows of a table one person reads, changes and deletes. */
interface Reach {
  readonly total: number;
  readonly reads: number;
  readonly changes: number;
  readonly deletes: number;
}

/** What one kind of person may do with the rows of a table after a plan, counted by trying as that person. */
export interface AccessLine extends Reach {
  readonly table: string;
  readonly who: string;
  /** How many of the rows belong to this person. */
  readonly own: number;
  /** True when example rows were inserted for the check, because the table had none. */
  readonly examples: boolean;
  /** Whether rows can be added. Missing in proofs of earlier versions. */
  readonly adds?: boolean;
  /** The same before the plan; missing for a new table, and where nothing is different. */
  readonly before?: Reach;
}

const names = {
  stranger: 'A visitor without an account',
  personA: 'Person A',
  personB: 'Person B',
  staff: 'Staff',
  service: 'Your own server',
} as const;

function reachOf({ total }: TableAccess, person: PersonAccess): Reach {
  return { total, reads: person.read.rows, changes: person.change.rows, deletes: person.delete.rows };
}

/** A measured table as lines for the plan card. */
export function accessLines(after: TableAccess, before: TableAccess | undefined): readonly AccessLine[] {
  return after.people.map((person) => {
    const now = reachOf(after, person);
    const earlier = before?.people.find((one) => one.person === person.person);
    const was = before && earlier && reachOf(before, earlier);
    const isSame = was !== undefined && JSON.stringify(was) === JSON.stringify(now);
    return {
      table: after.table,
      who: names[person.person],
      own: person.own,
      ...now,
      examples: after.examples,
      adds: person.add.rows > 0,
      ...(was && !isSame && { before: was }),
    };
  });
}

function share({ total, own }: AccessLine, rows: number): string {
  if (rows === 0) return 'none';
  if (rows === total) return 'all';
  return rows === own ? 'own' : 'some';
}

/** True when two results allow the same people the same, however many rows there were. */
export function isSameAccess(before: readonly AccessLine[], after: readonly AccessLine[]): boolean {
  const texts = (lines: readonly AccessLine[]): string =>
    JSON.stringify(
      lines.map((line) => [
        line.table,
        line.who,
        line.adds,
        ...[line.reads, line.changes, line.deletes].map((rows) => share(line, rows)),
      ]),
    );
  return texts(before) === texts(after);
}
