import { z } from 'zod';
import type { CatalogTable } from './catalog.ts';
import { primaryKey } from './catalog.ts';
import { publicName } from './definitions.ts';
import type { ApiRole } from './isolation.ts';
import { runAsPlan } from './plan.ts';
import { holdSequences } from './sequences.ts';
import { identifier, literal, undone, type SqlSession } from './session.ts';

/** What one kind of person may do with the rows of a table, counted by querying as that person. */
export interface AccessLine {
  readonly table: string;
  readonly who: string;
  /** Rows in the table, and how many of them belong to this person. */
  readonly total: number;
  readonly own: number;
  readonly reads: number;
  readonly changes: number;
  readonly deletes: number;
  /** True when example rows were inserted for the check, because the table had too few. */
  readonly examples: boolean;
}

interface Persona {
  readonly who: string;
  readonly role: ApiRole;
  readonly id?: string;
}

const ownerPattern =
  /auth\.uid\(\)[^=]*\)?\s*=\s*\(?"?(\w+)"?|"?(\w+)"?\s*=\s*\(*\s*(?:SELECT\s+)?auth\.uid\(\)/i;

/** The owner column: named by an access rule, otherwise the one that refers to the signed-in people. */
export function ownerColumn(table: CatalogTable): string | undefined {
  for (const policy of table.policies) {
    const match = ownerPattern.exec(`${policy.using ?? ''} ${policy.check ?? ''}`);
    const name = match?.[1] ?? match?.[2];
    if (name !== undefined && table.columns.some((column) => column.name === name)) return name;
  }
  const reference = table.constraints.find(
    (item) => item.type === 'f' && item.definition.includes('auth.users('),
  );
  const number = reference?.columns?.[0];
  return table.columns.find((column) => column.number === number)?.name;
}

/** Values for required columns, different for each person so that unique columns accept both. */
const samples: readonly [RegExp, (person: number) => string][] = [
  [/^(text|character|varchar|citext)/, (person) => literal(`example ${person}`)],
  [/^(smallint|integer|bigint|numeric|real|double)/, (person) => String(person)],
  [/^boolean/, () => 'false'],
  [/^(date|timestamp)/, () => `'2000-01-01'`],
  [/^uuid/, () => 'gen_random_uuid()'],
  [/^jsonb?/, () => `'{}'`],
];

function exampleRow(table: CatalogTable, owner: string, id: string, person: number): string | undefined {
  const names = [identifier(owner)];
  const values = [literal(id)];
  for (const column of table.columns) {
    if (column.name === owner || !column.notNull || column.default !== null || column.identity !== '')
      continue;
    const allowed = table.constraints
      .filter((item) => item.type === 'c' && item.columns?.length === 1 && item.columns[0] === column.number)
      .map((item) => /'((?:[^']|'')*)'/.exec(item.definition)?.[0])
      .find((value) => value !== undefined);
    const value = allowed ?? samples.find(([pattern]) => pattern.test(column.type))?.[1](person);
    if (value === undefined) return undefined;
    names.push(identifier(column.name));
    values.push(value);
  }
  return `insert into ${publicName(table.name)} (${names.join(', ')}) values (${values.join(', ')});`;
}

const ownersSchema = z.array(z.object({ id: z.string() }));
const countSchema = z.object({ count: z.coerce.number() });

async function count(session: SqlSession, sql: string): Promise<number> {
  const [row] = await session.query(sql);
  return countSchema.parse(row).count;
}

/** Runs one query as one person; a refusal by the database counts as nothing allowed. */
async function ask(session: SqlSession, persona: Persona, sql: string): Promise<number> {
  return undone(session, async () => {
    try {
      const claims = persona.id === undefined ? '' : JSON.stringify({ sub: persona.id, role: persona.role });
      await session.run(`set local request.jwt.claims = ${literal(claims)}`);
      const [row] = await session.query(`select saywright.count_as_${persona.role}($1) as count`, [sql]);
      return countSchema.parse(row).count;
    } catch {
      return 0;
    }
  });
}

async function askAll(
  session: SqlSession,
  table: CatalogTable,
  persona: Persona,
  owner: string | undefined,
): Promise<AccessLine> {
  const name = publicName(table.name);
  const [touch] = primaryKey(table);
  const set = identifier(touch ?? table.columns[0]?.name ?? '');
  const total = await count(session, `select count(*)::int8 as count from ${name}`);
  const own =
    owner === undefined || persona.id === undefined
      ? 0
      : await count(
          session,
          `select count(*)::int8 as count from ${name} where ${identifier(owner)}::text = ${literal(persona.id)}`,
        );
  return {
    table: table.name,
    who: persona.who,
    total,
    own,
    reads: await ask(session, persona, `select count(*)::int8 as count from ${name}`),
    changes: await ask(
      session,
      persona,
      `with u as (update ${name} set ${set} = ${set} returning 1) select count(*)::int8 as count from u`,
    ),
    deletes: await ask(
      session,
      persona,
      `with d as (delete from ${name} returning 1) select count(*)::int8 as count from d`,
    ),
    examples: false,
  };
}

/** Tries to insert one row each for two people, so that an empty table can be checked too. */
async function addExamples(
  session: SqlSession,
  table: CatalogTable,
  owner: string,
  people: readonly string[],
): Promise<boolean> {
  const rows = people.map((id, index) => exampleRow(table, owner, id, index + 1));
  await session.run('savepoint examples');
  try {
    await holdSequences(session, [table.oid]);
    if (rows.some((row) => row === undefined))
      throw new Error('No example row can be created for this table.');
    // Forced row-level security would reject the examples; the caller rolls everything back.
    if (table.forced) await session.run(`alter table ${publicName(table.name)} no force row level security`);
    // Foreign keys do not matter for this check.
    await runAsPlan(session, people[0] ?? '', rows.join(' '), true);
    return true;
  } catch {
    await session.run('rollback to savepoint examples');
    return false;
  } finally {
    await session.run('release savepoint examples');
  }
}

const strangers = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];

/**
 * Proves who can read, change and delete what, by querying as a visitor, as two people and as the server. Leaves the
 * transaction unchanged.
 */
export async function proveAccess(session: SqlSession, table: CatalogTable): Promise<readonly AccessLine[]> {
  return undone(session, async () => {
    // Referential actions would count other tables' rows, or fail; only this table is checked.
    const owner = ownerColumn(table);
    const found =
      owner === undefined
        ? []
        : ownersSchema.parse(
            await session.query(
              `select ${identifier(owner)}::text as id from ${publicName(table.name)} where ${identifier(owner)} is not null group by 1 order by count(*) desc, 1 limit 2`,
            ),
          );
    const ids = found.map((row) => row.id);
    const extra = strangers.slice(0, 2 - ids.length);
    const examples =
      owner !== undefined && extra.length > 0 && (await addExamples(session, table, owner, extra));
    const [a, b] = [...ids, ...extra];
    const personas: readonly Persona[] = [
      { who: 'A visitor without an account', role: 'anon' },
      { who: 'Person A', role: 'authenticated', ...(a === undefined ? {} : { id: a }) },
      { who: 'Person B', role: 'authenticated', ...(b === undefined ? {} : { id: b }) },
      { who: 'Your own server', role: 'service_role' },
    ];
    await session.run('set local session_replication_role = replica');
    const lines: AccessLine[] = [];
    for (const persona of personas)
      lines.push({ ...(await askAll(session, table, persona, owner)), examples });
    await session.run('set local session_replication_role = origin');
    return lines;
  });
}

function reach({ total, own }: AccessLine, rows: number): string {
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
        ...[line.reads, line.changes, line.deletes].map((rows) => reach(line, rows)),
      ]),
    );
  return texts(before) === texts(after);
}
