import {
  accessVerbs,
  type AccessAttempt,
  type Advice,
  type PersonAccess,
  type TableAccess,
} from '@saywright/domain/access';
import { z } from 'zod';
import { publicName } from '../database/definitions.ts';
import { holdSequences } from '../database/sequences.ts';
import { beginAlone, identifier, literal, rolledBack, undone, type SqlSession } from '../database/session.ts';
import { readAdvice } from './advisor.ts';
import { mostRead, tryAdd, tryChange, tryDelete, tryRead, type Subject } from './attempts.ts';
import { memberLists } from './memberTables.ts';
import { become, invented, personas, type Persona } from './people.ts';
import { enter, staffTrial, type StaffTrial } from './staffTrial.ts';
import { columnRights, ownerColumn, personalColumns, readRelations, type Relation } from './relations.ts';
import { addExamples, firstRow, rowToAdd, somePlaces } from './rows.ts';

/** Rows of one table that are changed and deleted at most per attempt. */
const mostWritten = 2_000;
/** Tables and views that are tried at most. */
export const mostTables = 60;

const tries = { read: tryRead, add: tryAdd, change: tryChange, delete: tryDelete } as const;
const countSchema = z.object({ count: z.coerce.number() });

async function count(session: SqlSession, from: string): Promise<number> {
  const [row] = await session.query(
    `select count(*)::int8 as count from (select 1 from ${from} limit ${mostRead + 1}) t`,
  );
  return countSchema.parse(row).count;
}

const all = (attempt: AccessAttempt): Record<(typeof accessVerbs)[number], AccessAttempt> => ({
  read: attempt,
  add: attempt,
  change: attempt,
  delete: attempt,
});

function without(
  relation: Relation,
  people: readonly Persona[],
  stopped: 'error' | 'untried',
): MeasuredTable {
  return {
    oid: relation.oid,
    table: relation.name,
    kind: relation.kind,
    total: 0,
    examples: false,
    unlocked: relation.kind === 'table' && !relation.rowSecurity,
    owned: ownerColumn(relation) !== undefined,
    personal: [],
    people: people.map(({ person }) => ({ person, own: 0, ...all({ rows: 0, stopped }) })),
  };
}

/** As whom tables are tried, and whose the example rows are. */
interface Triers {
  readonly people: readonly Persona[];
  readonly ids: readonly string[];
  /** The table of ids of people among whom a person is entered to be tried as one of them. */
  readonly staff: StaffTrial | undefined;
}

async function tryTable(
  session: SqlSession,
  relation: Relation,
  { people, ids: others, staff }: Triers,
): Promise<MeasuredTable> {
  const name = publicName(relation.name);
  const owner = relation.kind === 'table' ? ownerColumn(relation) : undefined;
  // An example row in the table of staff makes its owner staff.
  const ids = staff?.list.table.oid === relation.oid && !staff.isListed ? [staff.id] : others;
  const rights = await columnRights(session, relation);
  const before = await count(session, name);
  const examples =
    before === 0 && relation.kind === 'table' && (await addExamples(session, relation, owner, ids));
  const total = examples ? await count(session, name) : before;
  const isLarge = total > mostWritten;
  const places =
    isLarge && relation.kind === 'table'
      ? await somePlaces(session, relation, owner, ids, mostWritten)
      : undefined;
  const copied = await firstRow(session, relation);
  const values = rowToAdd(relation, copied, 3);
  const results: PersonAccess[] = [];
  // In the table of staff itself, the example row is the entry.
  const isItsExample = examples && staff?.list.table.oid === relation.oid;
  const isEntered = !staff || staff.isListed || isItsExample || (await enter(session, staff));
  for (const persona of people) {
    if (persona.person === 'staff' && !isEntered) {
      results.push({ person: 'staff', own: 0, ...all({ rows: 0, stopped: 'untried' }) });
      continue;
    }
    await become(session, persona);
    const own =
      owner === undefined || persona.id === undefined
        ? 0
        : await count(session, `${name} where ${identifier(owner)}::text = ${literal(persona.id)}`);
    const subject: Subject = { relation, rights, owner, persona, people: ids, places, values, copied };
    const attempts = all({ rows: 0, stopped: 'untried' });
    for (const verb of accessVerbs)
      // The rows of a large view cannot be chosen by their place.
      if (!isLarge || places || verb === 'read' || verb === 'add')
        attempts[verb] = await tries[verb](session, subject);
    results.push({ person: persona.person, own, ...attempts });
  }
  return {
    oid: relation.oid,
    table: relation.name,
    kind: relation.kind,
    total: Math.min(total, mostRead),
    ...(total > mostRead && { atLeast: true }),
    examples,
    unlocked: relation.kind === 'table' && !relation.rowSecurity,
    owned: owner !== undefined,
    personal: personalColumns(relation, rights),
    people: results,
  };
}

/** The people as whom tables are tried: staff among them where access rules ask about a table of people. */
async function triersOf(
  session: SqlSession,
  everything: readonly Relation[],
  relations: readonly Relation[],
): Promise<Triers> {
  const lists = await memberLists(session, everything);
  const list = lists.find(({ isForAll }) => isForAll);
  const staff = list && (await staffTrial(session, list));
  const people = await personas(session, relations, staff);
  return {
    people,
    ids: people.flatMap(({ person, id }) => (person === 'staff' ? [] : (id ?? []))),
    staff,
  };
}

/** Which tables to try, and until when. */
export interface AccessQuestion {
  /** Object ids of the tables; all of the public schema by default. */
  readonly tables?: ReadonlySet<number>;
  /** False once it has taken too long; the tables that are left are then not tried. */
  readonly hasTime?: () => boolean;
  /** Only this person instead of all kinds of people. */
  readonly as?: Persona;
}

/** A table with its object id, which a rename does not change. */
export interface MeasuredTable extends TableAccess {
  readonly oid: number;
}

/** What was tried, and how many tables were left out. */
export interface Measured {
  readonly tables: readonly MeasuredTable[];
  readonly leftOut: number;
}

/**
 * Tries, as a stranger, as two people who sign in, as staff where rules ask for it, and as the owner's server, to read, add, change and delete rows, and
 * counts. Every attempt runs with the claims and rights of a request to the project's API, on the real tables, and is
 * undone; the current transaction is left unchanged. Sequences that belong to the tables keep their position.
 */
export async function measureAccess(
  session: SqlSession,
  { tables, hasTime = () => true, as }: AccessQuestion = {},
): Promise<Measured> {
  return undone(session, async () => {
    const everything = await readRelations(session);
    const asked = everything.filter(({ oid }) => tables?.has(oid) ?? true);
    const relations = asked.slice(0, mostTables);
    const triers = as
      ? { people: [as], ids: invented, staff: undefined }
      : await triersOf(session, everything, relations);
    const { people } = triers;
    await holdSequences(
      session,
      relations.filter(({ kind }) => kind === 'table').map(({ oid }) => oid),
    );
    const found: MeasuredTable[] = [];
    for (const relation of relations) {
      if (!hasTime()) {
        found.push(without(relation, people, 'untried'));
        continue;
      }
      found.push(
        await undone(session, async () => {
          try {
            return await tryTable(session, relation, triers);
          } catch {
            // A view can fail even for its owner.
            return without(relation, people, 'error');
          }
        }),
      );
    }
    return { tables: found, leftOut: asked.length - relations.length };
  });
}

/** Time after which no further table is tried, in milliseconds; below the limit of a call. */
const enoughTime = 4_000;

/** What was tried, what the advisor says, and how long it took in whole milliseconds. */
export interface TriedAccess extends Measured {
  readonly advice: readonly Advice[];
  readonly tookMs: number;
}

/** Tries all tables in a transaction that is always rolled back. */
export async function readAccess(session: SqlSession): Promise<TriedAccess> {
  const start = performance.now();
  const hasTime = (): boolean => performance.now() - start < enoughTime;
  const tryAll = async (): Promise<Omit<TriedAccess, 'tookMs'>> => {
    const measured = await measureAccess(session, { hasTime });
    // Example rows are not rows of the table.
    const rows = new Map(measured.tables.map(({ oid, total, examples }) => [oid, examples ? 0 : total]));
    return { ...measured, advice: await readAdvice(session, (oid) => rows.get(oid) ?? 0) };
  };
  const tried = await rolledBack(session, tryAll, beginAlone);
  return { ...tried, tookMs: Math.round(performance.now() - start) };
}
