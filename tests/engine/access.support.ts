import type { AccessPerson, AccessVerb, TableAccess } from '@saywright/domain/access';
import { readAccess } from '../../packages/engine/src/access/measure.ts';
import type { SqlSession } from '../../packages/engine/src/database/session.ts';

type Matrix = Readonly<Record<Exclude<AccessPerson, 'staff'>, readonly number[]>> & {
  readonly staff?: readonly number[];
};

export interface Measured {
  readonly table: (name: string) => Promise<TableAccess>;
  /** Rows by person, as read, add, change and delete. */
  readonly matrix: (name: string) => Promise<Matrix>;
  /** What keeps a person from an action on a table. */
  readonly stopped: (name: string, person: AccessPerson, verb: AccessVerb) => Promise<string | undefined>;
}

/** Measures the access to tables of a database. */
export function measured(session: () => SqlSession): Measured {
  async function table(name: string): Promise<TableAccess> {
    const { tables } = await readAccess(session());
    const found = tables.find((candidate) => candidate.table === name);
    if (!found) throw new Error(`${name} was not tried.`);
    return found;
  }
  return {
    table,
    async matrix(name) {
      const { people } = await table(name);
      const rows = (person: AccessPerson): readonly number[] => {
        const one = people.find((candidate) => candidate.person === person);
        return one ? [one.read.rows, one.add.rows, one.change.rows, one.delete.rows] : [];
      };
      return {
        stranger: rows('stranger'),
        personA: rows('personA'),
        personB: rows('personB'),
        ...(people.some(({ person }) => person === 'staff') && { staff: rows('staff') }),
        service: rows('service'),
      };
    },
    async stopped(name, person, verb) {
      const { people } = await table(name);
      return people.find((one) => one.person === person)?.[verb].stopped;
    },
  };
}
