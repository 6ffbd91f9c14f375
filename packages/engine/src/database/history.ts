import { createHash } from 'node:crypto';
import { z } from 'zod';
import { catalogText, primaryKey, readCatalog, updatedColumns, type Catalog } from './catalog.ts';
import { publicName } from './definitions.ts';
import { identifier, rolledBack, type SqlSession } from './session.ts';
import { changing } from './signature.ts';

/** A table as counts and checksums that two runs of the same operations share. */
export interface TableState {
  readonly name: string;
  readonly rows: number;
  /** Equal exactly when columns, rules and access are. */
  readonly shape: string;
  /** Of all rows together, without generated values. */
  readonly checksum: string;
  /** Of each column that the checksum covers. */
  readonly columns: Readonly<Record<string, string>>;
  /** Columns that the database fills with times and random ids, which no second run repeats. */
  readonly generated: readonly string[];
}

/** What a project database records about the operations that were executed on it, and what they led to. */
export interface DatabaseHistory {
  /** In the order of their execution. */
  readonly applied: readonly { readonly id: string; readonly planHash: string }[];
  readonly tables: readonly TableState[];
}

const appliedSchema = z.array(z.object({ id: z.string(), planHash: z.string() }));
const sumsSchema = z.tuple([
  z.object({ rows: z.coerce.number(), checksum: z.string(), columns: z.array(z.string()) }),
]);

const generating = new RegExp(
  String.raw`\b(?:${[...changing].join('|')})\(|\bcurrent_(?:date|time|timestamp)\b|\blocaltime(?:stamp)?\b`,
  'iu',
);

/** The generated columns of each table: by their default, kept up to date, or referring to such a key. */
function generatedIn(catalog: Catalog): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map(
    catalog.map((table) => [
      table.name,
      new Set([
        ...updatedColumns(table),
        ...table.columns.flatMap(({ name, default: value }) =>
          value !== null && generating.test(value) ? [name] : [],
        ),
      ]),
    ]),
  );
  const countOf = (): number => [...found.values()].reduce((sum, { size }) => sum + size, 0);
  for (let before = -1; before !== countOf();) {
    before = countOf();
    for (const table of catalog)
      for (const { columns, references } of table.constraints) {
        const target = catalog.find(({ name }) => name === references);
        if (!target || !primaryKey(target).some((name) => found.get(target.name)?.has(name))) continue;
        for (const { name, number } of table.columns)
          if (columns?.includes(number)) found.get(table.name)?.add(name);
      }
  }
  return found;
}

async function tableStates(session: SqlSession): Promise<readonly TableState[]> {
  const catalog = await readCatalog(session);
  const generated = generatedIn(catalog);
  const states: TableState[] = [];
  for (const table of catalog) {
    const leftOut = generated.get(table.name) ?? new Set();
    const names = table.columns
      // What the database computes from other columns adds nothing.
      .filter((column) => column.generated === '' && !leftOut.has(column.name))
      .map(({ name }) => name);
    const sum = (value: string): string => `coalesce(sum(hashtextextended(${value}, 0)::numeric), 0)::text`;
    const values = names.map((name) => `t.${identifier(name)}::text`);
    const [sums] = sumsSchema.parse(
      await session.query(
        `select count(*)::int8 as rows, ${sum(`array[${values.join(', ')}]::text[]::text`)} as checksum,
          to_json(array[${values.map((value) => sum(`coalesce(${value}, '')`)).join(', ')}]::text[]) as columns
         from ${publicName(table.name)} t`,
      ),
    );
    states.push({
      name: table.name,
      rows: sums.rows,
      shape: createHash('sha256')
        .update(catalogText([table]))
        .digest('hex'),
      checksum: sums.checksum,
      columns: Object.fromEntries(names.map((name, at) => [name, sums.columns[at] ?? ''])),
      generated: [...leftOut],
    });
  }
  return states;
}

/** Reads the records of executed operations and the state of all tables, as of one moment. */
export function readHistory(session: SqlSession): Promise<DatabaseHistory> {
  return rolledBack(session, async () => {
    await session.run('set transaction isolation level repeatable read read only');
    const applied = await session.query(
      'select operation_id::text as id, plan_hash as "planHash" from saywright.applied order by applied_at, operation_id',
    );
    return { applied: appliedSchema.parse(applied), tables: await tableStates(session) };
  });
}
