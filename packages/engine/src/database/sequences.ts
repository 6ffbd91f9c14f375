import { z } from 'zod';
import { publicName } from './definitions.ts';
import { identifier, literal, type SqlSession } from './session.ts';

/** Sequences as data, which may come from a file. */
export const ownedSchema = z.array(
  z.object({
    /** Object id of the table that owns it. */
    table: z.number(),
    column: z.string(),
    name: z.string(),
    isIdentity: z.boolean(),
    type: z.string(),
    /** Its options (increment, bounds, cycle and so on) as SQL. */
    options: z.array(z.string()),
    /** The last number, as text because it can exceed a JavaScript number, and whether it was used. */
    last: z.string(),
    isCalled: z.boolean(),
  }),
);

/** A sequence owned by a table, as of one moment. */
export type OwnedSequence = z.infer<typeof ownedSchema>[number];

// The last number is stored in the sequence itself, so it cannot be read together with the catalog.
const ownedSql = `
select a.attrelid::int8 as "table", a.attname as "column", c.relname as name, a.attidentity <> '' as "isIdentity",
  format_type(s.seqtypid, null) as type, array[format('increment by %s', seqincrement), format('minvalue %s', seqmin),
    format('maxvalue %s', seqmax), format('start with %s', seqstart), format('cache %s', seqcache),
    case when seqcycle then 'cycle' else 'no cycle' end] as options
from pg_depend d join pg_class c on c.oid = d.objid and c.relkind = 'S' join pg_sequence s on s.seqrelid = c.oid
  join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
  and c.relnamespace = 'public'::regnamespace and d.refobjid = any ($1::int8[]::oid[])
order by a.attrelid, a.attnum`;

const foundSchema = z.array(ownedSchema.element.omit({ last: true, isCalled: true }));
const stateSchema = z.tuple([z.object({ last: z.string(), isCalled: z.boolean() })]);

/** The sequences owned by the given tables. */
export async function ownedSequences(
  session: SqlSession,
  tables: readonly number[],
): Promise<readonly OwnedSequence[]> {
  if (tables.length === 0) return [];
  const found = foundSchema.parse(await session.query(ownedSql, [`{${tables.join(',')}}`]));
  const sequences: OwnedSequence[] = [];
  for (const sequence of found) {
    const [state] = stateSchema.parse(
      await session.query(
        `select last_value::text as last, is_called as "isCalled" from ${publicName(sequence.name)}`,
      ),
    );
    sequences.push({ ...sequence, ...state });
  }
  return sequences;
}

/** Creates a sequence before the table that uses it; an identity column creates its own. */
export function sequenceDefinition({ name, type, options }: OwnedSequence): string {
  return `create sequence ${publicName(name)} as ${type} ${options.join(' ')};`;
}

/** Attaches a recreated sequence to its column, and continues it from its last number. */
export function continueSequence(table: string, sequence: OwnedSequence): readonly string[] {
  const { column, name, isIdentity, options, last, isCalled } = sequence;
  const owner = publicName(table);
  const isAt = `${last}, ${isCalled})`;
  return isIdentity
    ? [
        `alter table ${owner} alter column ${identifier(column)} ${options.map((option) => `set ${option}`).join(' ')};`,
        `select setval(pg_get_serial_sequence(${literal(owner)}, ${literal(column)}), ${isAt};`,
      ]
    : [
        `alter sequence ${publicName(name)} owned by ${owner}.${identifier(column)};`,
        `select setval(${literal(publicName(name))}, ${isAt};`,
      ];
}

/** Continues the sequence of a table that stayed from its last number, unless it is further on. */
export function catchUp({ name, last, isCalled, options }: OwnedSequence): readonly string[] {
  const isBehind = options.includes('increment by 1') ? `last_value < ${last}` : 'false';
  return [
    `select setval(${literal(publicName(name))}, ${last}, ${isCalled}) from ${publicName(name)} where ${isBehind};`,
  ];
}

const sequencesSchema = z.array(z.object({ name: z.string() }));
const nextSchema = z.array(z.object({ restart: z.string() }));

/**
 * Makes sequence numbers that the given tables use from here on transactional: a rollback returns them, which Postgres
 * normally does not do. Restarting a sequence at its position gives it new storage, which a rollback drops.
 */
export async function holdSequences(session: SqlSession, tables: readonly number[]): Promise<void> {
  if (tables.length === 0) return;
  const sequences = sequencesSchema.parse(
    await session.query(
      `select distinct s.oid::regclass::text as name from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
       where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass and d.refobjid = any ($1::int8[]::oid[])`,
      [`{${tables.join(',')}}`],
    ),
  );
  if (sequences.length === 0) return;
  const next = sequences.map(
    ({ name }) => `select format('alter sequence %s restart with %s;', ${literal(name)}, next) as restart
      from (select case when is_called then last_value + seqincrement else last_value end as next, seqmin, seqmax
        from ${name}, pg_sequence where seqrelid = ${literal(name)}::regclass) s where next between seqmin and seqmax`,
  );
  const restarts = nextSchema.parse(await session.query(next.join(' union all ')));
  await session.run(restarts.map(({ restart }) => restart).join(' '));
}
