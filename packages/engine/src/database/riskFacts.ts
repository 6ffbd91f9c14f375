import {
  isNode,
  listOf,
  relationName,
  visitNodes,
  type ConstraintKind,
  type IndexFacts,
  type KnownFacts,
  type PolicyCommand,
  type Statement,
  type TableFacts,
} from '@saywright/domain/risk/sql';
import { z } from 'zod';
import type { CatalogTable } from './catalog.ts';
import { publicName } from './definitions.ts';
import { parseScript } from './parse.ts';
import type { PlanRun } from './plan.ts';
import type { SqlSession } from './session.ts';

/** Counting stops here: above it the rules only need to know that a table is big. */
const countedUpTo = 100_000;
const countRow = z.object({ count: z.coerce.number() });

const constraintKinds: Readonly<Record<string, ConstraintKind>> = {
  p: 'primary',
  u: 'unique',
  f: 'foreign',
  c: 'check',
  x: 'exclusion',
};
const policyCommands: Readonly<Record<string, PolicyCommand>> = {
  r: 'select',
  a: 'insert',
  w: 'update',
  d: 'delete',
};

const rowKinds = new Set(['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt']);

/**
 * Names of the tables that a script alters or drops an index from; a script that only changes rows needs no other count.
 * The estimate of Postgres is not enough: building an index changes it, even when rolled back.
 */
function altered(script: readonly Statement[], { change }: PlanRun): ReadonlySet<string> {
  const names = new Set(
    change.kept.filter((table) => table.indexesDropped.length > 0).map(({ before }) => before.name),
  );
  for (const { kind, node } of script) {
    if (kind !== 'AlterTableStmt' && kind !== 'IndexStmt' && kind !== 'CreateStmt') continue;
    visitNodes({ [kind]: node }, (_key, inner) => {
      const name = relationName(inner);
      if (name !== undefined) names.add(name);
    });
  }
  return names;
}

/** Rows a table held before the plan, or undefined when that was not counted. */
async function rowsBefore(
  session: SqlSession,
  table: CatalogTable,
  run: PlanRun,
  isAltered: boolean,
): Promise<number | undefined> {
  const lost = run.effects.tablesDropped.find(({ name }) => name === table.name)?.count;
  const effect = run.effects.rows.find((row) => row.table === table.name);
  const after = run.change.kept.find((kept) => kept.before.oid === table.oid)?.after;
  if (lost !== undefined || effect?.before !== undefined || !isAltered || after === undefined)
    return lost ?? effect?.before;
  const [row] = await session.query(
    `select count(*)::int8 as count from (select 1 from ${publicName(after.name)} limit ${countedUpTo + 1}) t`,
  );
  const { count } = countRow.parse(row);
  return count > countedUpTo ? undefined : count - (effect?.inserted ?? 0) + (effect?.deleted ?? 0);
}

function columnNames(table: CatalogTable, numbers: readonly number[]): readonly string[] {
  return numbers.map((number) => table.columns.find((column) => column.number === number)?.name ?? '');
}

async function indexFacts(table: CatalogTable): Promise<Record<string, IndexFacts>> {
  const facts: [string, IndexFacts][] = table.constraints.flatMap(({ name, type, columns }) =>
    type === 'p' || type === 'u'
      ? [[name, { columns: columnNames(table, columns ?? []), unique: true }]]
      : [],
  );
  for (const { name, definition } of table.indexes) {
    const parsed = await parseScript(definition);
    const node = parsed.ok ? parsed.value[0]?.node : undefined;
    const columns = listOf(node?.indexParams).map((item) => {
      const element = isNode(item) && isNode(item.IndexElem) ? item.IndexElem : {};
      return typeof element.name === 'string' ? element.name : '';
    });
    facts.push([name, { columns, unique: node?.unique === true }]);
  }
  return Object.fromEntries(facts);
}

/** Facts for the risk rules about a founder's database, from a plan that ran in the current transaction. */
export async function riskFacts(
  session: SqlSession,
  script: readonly Statement[],
  run: PlanRun,
): Promise<KnownFacts> {
  const names = altered(script, run);
  const changesStructure = script.some(({ kind }) => !rowKinds.has(kind));
  const rows: [string, number][] = [];
  const tables: [string, TableFacts][] = [];
  for (const table of run.before) {
    const counted = await rowsBefore(session, table, run, names.has(table.name));
    const effect = run.effects.rows.find((row) => row.table === table.name);
    const filled = (column: string): number | undefined =>
      run.effects.columnsDropped.find(({ name }) => name === `${table.name}.${column}`)?.count;
    rows.push([table.name, counted ?? table.estimate]);
    tables.push([
      table.name,
      {
        ...(counted === undefined ? {} : { counted }),
        ...(effect ? { changed: effect } : {}),
        columns: Object.fromEntries(
          table.columns.map(({ name, type }) => {
            const count = filled(name);
            return [name, { type, ...(count === undefined ? {} : { filled: count }) }];
          }),
        ),
        constraints: Object.fromEntries(
          table.constraints.map(({ name, type }) => [name, constraintKinds[type] ?? 'check']),
        ),
        ...(changesStructure ? { indexes: await indexFacts(table) } : {}),
        policies: table.policies.map(({ name, command, roles, permissive }) => ({
          name,
          command: policyCommands[command] ?? 'all',
          roles,
          permissive,
        })),
        rowSecurity: table.rowSecurity,
      },
    ]);
  }
  return { rows: Object.fromEntries(rows), tables: Object.fromEntries(tables) };
}
