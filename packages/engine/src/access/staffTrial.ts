import { z } from 'zod';
import { publicName } from '../database/definitions.ts';
import { runAsPlan } from '../database/plan.ts';
import { identifier, type SqlSession } from '../database/session.ts';
import type { MemberList } from './memberTables.ts';
import { insertOf, ownedBy, rowToAdd } from './rows.ts';

/** Somebody among the people that access rules ask about, to be tried as one of them. */
export interface StaffTrial {
  readonly list: MemberList;
  readonly id: string;
  /** False for an invented person, who is entered in the table for each attempt. */
  readonly isListed: boolean;
  /** The ids in the table, or as many as are looked at. */
  readonly members: readonly string[];
}

/** Id of a person who does not exist, for a table of staff without anybody in it. */
const invented = '00000000-0000-4000-8000-00000000000e';

const mostMembers = 1_000;
const idsSchema = z.array(z.object({ id: z.string() }));

/** The person as whom staff is tried: the first in the table, otherwise an invented one. */
export async function staffTrial(session: SqlSession, list: MemberList): Promise<StaffTrial> {
  const name = identifier(list.column);
  const rows = await session.query(
    `select distinct ${name}::text as id from ${publicName(list.table.name)} where ${name} is not null order by 1 limit ${mostMembers}`,
  );
  const members = idsSchema.parse(rows).map(({ id }) => id);
  return { list, id: members[0] ?? invented, isListed: members.length > 0, members };
}

/** Enters an invented person in the table of staff until the attempts are over; false where the table refuses. */
export async function enter(session: SqlSession, { list, id }: StaffTrial): Promise<boolean> {
  const relation = { ...list.table, kind: 'table' } as const;
  const values = ownedBy(relation, rowToAdd(relation, undefined, 1), list.column, id);
  await session.run('savepoint staff');
  try {
    if (relation.forced)
      await session.run(`alter table ${publicName(relation.name)} no force row level security`);
    await runAsPlan(session, id, insertOf(relation, values), true);
    if (relation.forced)
      await session.run(`alter table ${publicName(relation.name)} force row level security`);
    await session.run('release savepoint staff');
    return true;
  } catch {
    await session.run('rollback to savepoint staff; release savepoint staff');
    return false;
  }
}
