import { memberFindings, type MemberChange, type MemberTable } from '@saywright/domain/access';
import type { SqlFinding } from '@saywright/domain/risk/sql';
import { z } from 'zod';
import { sameKey, stopCapture, type Capture } from '../database/capture.ts';
import { publicName } from '../database/definitions.ts';
import { runAsPlan, type PlanRun } from '../database/plan.ts';
import { identifier, undone, type SqlSession } from '../database/session.ts';
import { undoScript } from '../database/undo.ts';
import { measureAccess, type MeasuredTable } from './measure.ts';
import { memberLists, type MemberList } from './memberTables.ts';
import { personOf } from './people.ts';

/** People as whom a plan is tried before and after; the others are counted. */
const mostTried = 3;

/** A person with an address, and their id. */
export interface NamedPerson {
  readonly id: string;
  readonly email: string;
}

/** What a plan opens and closes by changing the tables that access rules ask about, and whom it names. */
export interface MembershipChange {
  readonly findings: readonly SqlFinding[];
  readonly people: readonly NamedPerson[];
}

const idsSchema = z.array(z.object({ id: z.string(), email: z.nullish(z.string()) }));
type Affected = z.infer<typeof idsSchema>;

/** People whose rows in a table a plan added, changed or removed. */
async function affected(
  session: SqlSession,
  { table, column }: MemberList,
  { old, added, key, whole }: Capture,
): Promise<Affected> {
  const name = identifier(column);
  const lists = [
    `select k.${name} as id from ${old} k`,
    // A changed row belongs to the person in it now, too.
    ...(whole || key.length === 0
      ? []
      : [added, old].map(
          (rows) =>
            `select t.${name} from ${publicName(table.name)} t join ${rows} k on ${sameKey(key, 't', 'k')}`,
        )),
  ];
  return idsSchema.parse(
    await session.query(
      `select p.id::text as id, u.email::text as email from (${lists.join(' union ')}) p
       left join auth.users u on u.id = p.id where p.id is not null order by u.email, p.id`,
    ),
  );
}

interface Tried {
  readonly who: Affected[number];
  readonly tables: readonly MeasuredTable[];
}

async function tryAs(
  session: SqlSession,
  people: Affected,
  askedBy: ReadonlySet<number>,
): Promise<readonly Tried[]> {
  const tried: Tried[] = [];
  for (const who of people) {
    const persona = await personOf(session, who.id);
    const { tables } = await measureAccess(session, { tables: askedBy, as: persona });
    tried.push({ who, tables });
  }
  return tried;
}

/** What the same people reached before the plan: its undo is run, and rolled back. */
function tryBefore(
  session: SqlSession,
  run: PlanRun,
  owner: string,
  people: Affected,
  askedBy: ReadonlySet<number>,
): Promise<readonly Tried[]> {
  const sql = undoScript(run.change, run.captures, run.effects);
  return undone(session, async () => {
    await stopCapture(session, run.captures);
    await runAsPlan(session, owner, sql === '' ? 'select 1' : sql, true);
    return tryAs(session, people, askedBy);
  });
}

const nameOf = ({ id, email }: Affected[number]): string => email ?? `The person ${id}`;

function changeOf(list: MemberList, before: Tried | undefined, { who, tables }: Tried): MemberChange {
  return {
    who: nameOf(who),
    list: list.table.name,
    tables: tables.flatMap((after): readonly MemberTable[] => {
      const was = before?.tables.find(({ oid }) => oid === after.oid);
      return was ? [{ before: was, after }] : [];
    }),
  };
}

function othersFinding({ table: { name } }: MemberList, count: number): SqlFinding {
  return {
    rule: 'opens-access',
    level: 'medium',
    object: name,
    evidence: `${name}: ${count} more`,
    sentence: `For ${count} more ${count === 1 ? 'person' : 'people'} it changes whether they are in ${name.replaceAll('_', ' ')}, which access rules ask about.`,
    undo: 'partial',
    statement: 0,
    start: 0,
    end: 0,
  };
}

/**
 * What a plan that ran in the current transaction opens and closes to the people whose rows it added, changed or removed
 * in tables that access rules ask about: tried as each of them, before and after.
 */
export async function membershipChange(
  session: SqlSession,
  run: PlanRun,
  owner: string,
): Promise<MembershipChange> {
  const changed = run.captures.filter(({ table }) =>
    run.effects.rows.some((row) => row.table === table.name && row.inserted + row.updated + row.deleted > 0),
  );
  if (changed.length === 0) return { findings: [], people: [] };
  const findings: SqlFinding[] = [];
  const people: NamedPerson[] = [];
  for (const list of await memberLists(session, run.after)) {
    const capture = changed.find(({ table }) => table.oid === list.table.oid);
    const isThere =
      capture?.table.columns.some(({ name }) => name === list.column) === true &&
      capture.key.every((key) => list.table.columns.some(({ name }) => name === key));
    if (!capture || !isThere) continue;
    const all = await affected(session, list, capture);
    const some = all.slice(0, mostTried);
    people.push(...all.flatMap(({ id, email }) => (typeof email === 'string' ? [{ id, email }] : [])));
    if (some.length === 0) continue;
    const before = await tryBefore(session, run, owner, some, list.askedBy);
    const after = await tryAs(session, some, list.askedBy);
    findings.push(
      ...memberFindings(after.map((tried, at) => changeOf(list, before[at], tried))),
      ...(all.length > some.length ? [othersFinding(list, all.length - some.length)] : []),
    );
  }
  return { findings, people };
}
