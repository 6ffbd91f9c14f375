import { isNode, listOf, relationName, textOf, visitNodes, type Statement } from '@saywright/domain/risk/sql';
import { z } from 'zod';
import { primaryKey, type Catalog, type CatalogTable } from './catalog.ts';
import { publicName } from './definitions.ts';
import { ownedSequences, type OwnedSequence } from './sequences.ts';
import { identifier, literal, type SqlSession } from './session.ts';

/** What must be captured before a plan runs, read from its syntax tree. */
export interface CaptureNeed {
  /** Tables whose single rows may change, cascades included. */
  readonly rows: readonly CatalogTable[];
  /** The table that a single statement writes to: none of its rows can be reached twice. */
  readonly once: string | undefined;
  /** Tables that lose all rows or a column, or have a column converted: captured whole. */
  readonly whole: readonly CatalogTable[];
  /** Names of the tables that rows are added to. */
  readonly growing: ReadonlySet<string>;
}

/** A table with the names of the tables that store its earlier rows. */
export interface Capture {
  readonly table: CatalogTable;
  readonly key: readonly string[];
  /** Tables with the earlier rows, and with the keys of new rows. */
  readonly old: string;
  readonly added: string;
  readonly whole: boolean;
  /** False when every row can be reached only once, which saves an index on the captured rows. */
  readonly repeats: boolean;
  /** The table with the keys of rows that the plan removed and added again. Records of earlier versions lack it. */
  readonly again?: string;
  /** True for a table captured whole that the same plan adds rows to. */
  readonly isGrowing?: boolean;
  /** The sequences of a table captured whole. Records of earlier versions lack them. */
  readonly sequences?: readonly OwnedSequence[];
}

const lossy = new Set(['AT_DropColumn', 'AT_AlterColumnType']);

function namesTouched(script: readonly Statement[]): {
  readonly writes: string[];
  readonly growing: Set<string>;
  readonly whole: Set<string>;
} {
  const writes: string[] = [];
  const growing = new Set<string>();
  const whole = new Set<string>();
  for (const { kind, node } of script) {
    visitNodes({ [kind]: node }, (inner, at) => {
      const name = relationName(at.relation);
      if (name === undefined) return;
      if (inner === 'InsertStmt' || inner === 'UpdateStmt' || inner === 'DeleteStmt') writes.push(name);
      if (inner === 'InsertStmt') growing.add(name);
    });
    if (kind === 'TruncateStmt')
      for (const relation of listOf(node.relations)) whole.add(relationName(relation) ?? '');
    if (kind === 'DropStmt' && node.removeType === 'OBJECT_TABLE')
      for (const object of listOf(node.objects)) {
        const parts = isNode(object) && isNode(object.List) ? listOf(object.List.items) : [];
        whole.add(textOf(parts.at(-1)) ?? '');
      }
    if (kind === 'AlterTableStmt' && listOf(node.cmds).some(isLossy))
      whole.add(relationName(node.relation) ?? '');
  }
  return { writes, growing, whole };
}

function isLossy(entry: unknown): boolean {
  const command = isNode(entry) && isNode(entry.AlterTableCmd) ? entry.AlterTableCmd : {};
  return lossy.has(String(command.subtype));
}

/** Adds all tables that foreign key actions can reach from the given ones. */
function withCascades(
  names: ReadonlySet<string>,
  catalog: Catalog,
  actions: ReadonlySet<string>,
): ReadonlySet<string> {
  const reached = new Set(names);
  for (let size = -1; size !== reached.size;) {
    size = reached.size;
    for (const table of catalog)
      for (const constraint of table.constraints)
        if (constraint.type === 'f' && constraint.references && reached.has(constraint.references))
          if (actions.has(constraint.onDelete) || actions.has(constraint.onUpdate)) reached.add(table.name);
  }
  return reached;
}

const cascading = new Set(['c', 'n', 'd']);

/** What to capture for a script: the tables it writes to and those its changes cascade into. */
export function captureNeed(script: readonly Statement[], catalog: Catalog): CaptureNeed {
  const touched = namesTouched(script);
  const truncatesAll = script.some(
    ({ kind, node }) => kind === 'TruncateStmt' && node.behavior === 'DROP_CASCADE',
  );
  const whole = truncatesAll
    ? withCascades(touched.whole, catalog, new Set(['a', 'r', ...cascading]))
    : touched.whole;
  const direct = new Set(touched.writes);
  const rows = withCascades(direct, catalog, cascading);
  return {
    once: touched.writes.length === 1 ? touched.writes[0] : undefined,
    growing: touched.growing,
    whole: catalog.filter((table) => whole.has(table.name)),
    rows: catalog.filter((table) => rows.has(table.name) && !whole.has(table.name)),
  };
}

/** True when deleting or changing rows of `other` can reach rows of `table`. */
function pointsAt(other: CatalogTable, table: CatalogTable): boolean {
  return table.constraints.some(
    (item) =>
      item.type === 'f' &&
      item.referencesOid === other.oid &&
      (cascading.has(item.onDelete) || cascading.has(item.onUpdate)),
  );
}

function keyList(key: readonly string[], alias: string): string {
  return key.map((column) => `${alias}.${identifier(column)}`).join(', ');
}

/** SQL condition that two aliases are the same row. */
export function sameKey(key: readonly string[], a: string, b: string): string {
  return key.map((column) => `${a}.${identifier(column)} = ${b}.${identifier(column)}`).join(' and ');
}

/** SQL condition that two aliases have the same values; some types, such as json, have no equality. */
export function sameValues(columns: readonly string[], a: string, b: string): string {
  return `row(${keyList(columns, a)})::text is not distinct from row(${keyList(columns, b)})::text`;
}

function triggerSql(capture: Capture, index: number): string {
  const { table, key, old, added, repeats, again } = capture;
  const columns = table.columns.map((column) => identifier(column.name)).join(', ');
  const unlessIn = (relation: string): string =>
    `not exists (select 1 from ${relation} o where ${sameKey(key, 'o', 'n')})`;
  // Stores the first image of a row that existed at the start, or the key of a new row: never both, whatever happens to
  // the row in between.
  const keep = (source: string): string =>
    key.length > 0 && repeats
      ? `insert into ${old} (${columns}) select ${columns} from ${source} n where ${unlessIn(added)} on conflict do nothing;`
      : `insert into ${old} (${columns}) select ${columns} from ${source};`;
  const note = (source: string, except = 'true'): string => {
    if (key.length === 0) return '';
    const unkept = repeats ? `${except} and ${unlessIn(old)} on conflict do nothing` : except;
    return `insert into ${added} select ${keyList(key, 'n')} from ${source} n where ${unkept};`;
  };
  const tally = (kind: string, source: string): string =>
    `insert into saywright.tally values (${literal(table.name)}, '${kind}', (select count(*) from ${source}));`;
  const noteAgain =
    again === undefined
      ? ''
      : `insert into ${again} select ${keyList(key, 'n')} from now n join ${old} o on ${sameKey(key, 'o', 'n')} on conflict do nothing;`;
  const bodies = {
    insert: `${note('now')} ${noteAgain} ${tally('inserted', 'now')}`,
    update: `${keep('was')} ${note('now', unlessIn('was'))} ${tally('updated', 'now')}`,
    delete: `${keep('was')} ${tally('deleted', 'was')}`,
  };
  const images = {
    insert: 'new table as now',
    update: 'old table as was new table as now',
    delete: 'old table as was',
  };
  return (['insert', 'update', 'delete'] as const)
    .map((event) => {
      const name = `saywright.${identifier(`capture_${index}_${event}`)}`;
      return `create function ${name}() returns trigger language plpgsql security definer
  set search_path = pg_catalog, pg_temp as ${literal(`begin ${bodies[event]} return null; end`)};
create trigger ${identifier(`saywright_${event}`)} after ${event} on ${publicName(table.name)} referencing ${images[event]} for each statement execute function ${name}();`;
    })
    .join('\n');
}

/**
 * Prepares the current transaction to capture the rows that a plan changes and to count its effect, with statement
 * triggers on the tables it can reach. `label` must be unique among plans.
 */
export async function startCapture(
  session: SqlSession,
  need: CaptureNeed,
  label: string,
  isTrial: boolean,
): Promise<readonly Capture[]> {
  const sequences = await ownedSequences(
    session,
    need.whole.map((table) => table.oid),
  );
  const captures = [...need.rows, ...need.whole].map((table, index): Capture => {
    const whole = index >= need.rows.length;
    const key = primaryKey(table);
    const repeats = table.name !== need.once || need.rows.some((other) => pointsAt(other, table));
    const isGrowing = need.growing.has(table.name);
    return {
      table,
      key,
      old: `saywright.${identifier(`${label}_${index}_old`)}`,
      added: `saywright.${identifier(`${label}_${index}_added`)}`,
      whole,
      repeats,
      ...(!whole && isGrowing && repeats && key.length > 0
        ? { again: `saywright.${identifier(`${label}_${index}_again`)}` }
        : {}),
      ...(whole
        ? { isGrowing, sequences: sequences.filter((sequence) => sequence.table === table.oid) }
        : {}),
    };
  });
  // What is rolled back need not survive a crash.
  const kind = isTrial ? 'unlogged table' : 'table';
  const script = captures.map((capture, index) => {
    const { table, key, old, added, whole, repeats, again } = capture;
    const keyed = repeats && key.length > 0;
    const name = publicName(table.name);
    if (whole) return `create ${kind} ${old} as table ${name}; grant select on ${old} to saywright_plan;`;
    const columns = key.map(identifier).join(', ');
    return `create ${kind} ${old} as select * from ${name} with no data; grant select on ${old} to saywright_plan;
${key.length > 0 ? `create ${kind} ${added} as select ${columns} from ${name} with no data; grant select on ${added} to saywright_plan;` : ''}
${keyed ? `alter table ${old} add primary key (${columns}); alter table ${added} add primary key (${columns});` : ''}
${again === undefined ? '' : `create ${kind} ${again} as select ${columns} from ${name} with no data; alter table ${again} add primary key (${columns}); grant select on ${again} to saywright_plan;`}
${triggerSql(capture, index)}`;
  });
  // Nobody may add a row after the earlier ones were read.
  const names = captures.map(({ table }) => publicName(table.name));
  const lock = names.length > 0 ? `lock table ${names.join(', ')} in share row exclusive mode;` : '';
  await session.run(
    `${lock} create table saywright.tally (table_name text, kind text, count int8);\n${script.join('\n')}`,
  );
  return captures;
}

const tallySchema = z.array(
  z.object({
    table_name: z.string(),
    kind: z.enum(['inserted', 'updated', 'deleted']),
    count: z.coerce.number(),
  }),
);

/** Rows inserted, updated and deleted per table since `startCapture`. */
export async function readTally(session: SqlSession): Promise<z.infer<typeof tallySchema>> {
  const rows = await session.query(
    'select table_name, kind, sum(count)::int8 as count from saywright.tally group by table_name, kind',
  );
  return tallySchema.parse(rows);
}

/** Removes the triggers; captured rows stay. Tables that the plan dropped have none any more. */
export async function stopCapture(session: SqlSession, captures: readonly Capture[]): Promise<void> {
  const rows = captures.filter((capture) => !capture.whole);
  const events = ['insert', 'update', 'delete'];
  const functions = rows.flatMap((_, index) =>
    events.map((event) => `saywright.${identifier(`capture_${index}_${event}`)}()`),
  );
  // Dropping the function drops its trigger, even if the table was renamed.
  const drop = functions.length > 0 ? `drop function ${functions.join(', ')} cascade;` : '';
  await session.run(`${drop} drop table saywright.tally;`);
}
