import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { refusalOf } from '../database/allowList.ts';
import type { CatalogTable } from '../database/catalog.ts';
import { columnDefinition, publicName } from '../database/definitions.ts';
import { parseScript } from '../database/parse.ts';
import { continueSequence, sequenceDefinition, type OwnedSequence } from '../database/sequences.ts';
import { identifier, literal, type SqlSession } from '../database/session.ts';
import { addConstraints, recreateRest } from '../database/undo.ts';
import { committed } from '../projectApi/personChanges.ts';
import { setBucketAccess } from '../storage/buckets.ts';
import { isBucketName } from '../storage/names.ts';
import type { Copying } from './copying.ts';
import { accountTables, fileColumns, readDump, storedColumns, type Dump } from './dump.ts';

/** Thrown where a file contains what no plan could have made. */
export class ForeignError extends Error {
  override name = 'ForeignError';
}

const sequenceTypes = new Set(['smallint', 'integer', 'bigint']);
const sequenceOption = /^(?:(?:increment by|minvalue|maxvalue|start with|cache) -?\d{1,19}|cycle|no cycle)$/u;

function isSequence({ type, options, last }: OwnedSequence): boolean {
  return (
    sequenceTypes.has(type) &&
    options.every((option) => sequenceOption.test(option)) &&
    /^-?\d{1,19}$/u.test(last)
  );
}

/** Runs statements as the role that owns the founder's tables. Those from a file must be ones that a plan may have. */
async function run(session: SqlSession, statements: readonly string[], isOurs = false): Promise<void> {
  const script = statements.join('\n');
  if (script === '') return;
  if (!isOurs) {
    const parsed = await parseScript(script);
    if (!parsed.ok || refusalOf(parsed.value) !== undefined) throw new ForeignError('a statement');
  }
  await session.query('select saywright.run($1)', [script]);
}

/** A table whose numbered columns get their sequences later: only this engine creates sequences. */
function tableStatement(table: CatalogTable, numbered: ReadonlySet<string>): string {
  const columns = table.columns.map(
    (column) => `  ${columnDefinition(numbered.has(column.name) ? { ...column, default: null } : column)}`,
  );
  return `create table ${publicName(table.name)} (\n${columns.join(',\n')}\n);`;
}

/** Makes the tables of a database, without keys and what comes after them. `isOurs`: nobody else wrote it. */
export async function makeTables(
  session: SqlSession,
  { tables, sequences }: Dump,
  isOurs = false,
): Promise<void> {
  if (!sequences.every(isSequence)) throw new ForeignError('a sequence');
  const counted = sequences.filter(({ isIdentity }) => !isIdentity);
  await run(session, counted.map(sequenceDefinition), true);
  const numberedIn = (oid: number): ReadonlySet<string> =>
    new Set(counted.filter(({ table }) => table === oid).map(({ column }) => column));
  await run(
    session,
    tables.map((table) => tableStatement(table, numberedIn(table.oid))),
    isOurs,
  );
}

/** Adds what tables have besides columns and rows. */
export async function finishTables(
  session: SqlSession,
  { tables, sequences, withRows }: Dump,
  isOurs = false,
): Promise<void> {
  await run(
    session,
    tables.flatMap((table) => addConstraints(table, (type) => type !== 'f')),
    isOurs,
  );
  const continued = sequences.flatMap((sequence) => {
    const table = tables.find(({ oid }) => oid === sequence.table);
    if (!table) throw new ForeignError('a sequence');
    const start = /start with (?<start>-?\d+)/u.exec(sequence.options.join(' '))?.groups?.['start'] ?? '1';
    const at = withRows ? sequence : { ...sequence, last: start, isCalled: false };
    const numbers = sequence.isIdentity
      ? []
      : [
          `alter table ${publicName(table.name)} alter column ${identifier(sequence.column)} set default nextval(${literal(publicName(sequence.name))}::regclass);`,
        ];
    return [...continueSequence(table.name, at), ...numbers];
  });
  await run(session, continued, true);
  await run(session, tables.flatMap(recreateRest), isOurs);
}

/** Rows of files whose bytes could not be found or served. */
const unusableFiles = `select count(*)::int as count from storage.objects where name is null or bucket_id is null
  or coalesce(version, '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  or coalesce(metadata ->> 'size', '') !~ '^[0-9]{1,9}$' or coalesce(metadata ->> 'mimetype', '') !~ '^[ -~]+$'
  or coalesce(metadata ->> 'eTag', '') !~ '^"[0-9a-f]+"$' or coalesce(metadata ->> 'cacheControl', '') !~ '^[a-z0-9=-]+$'`;

/**
 * Fills an empty project database from a folder that `writeDump` wrote, wholly or not at all. Nothing in the folder is
 * trusted: its statements must be ones that a plan may have, and run with the rights of a plan.
 */
async function loadDump({ session, copyIn }: Copying, folder: string): Promise<void> {
  const dump = await readDump(folder);
  const fill = async (table: string, columns: readonly string[], file: string): Promise<void> => {
    const path = join(folder, file);
    if ((await stat(path)).size === 0) return;
    await copyIn(`${table} (${columns.join(', ')})`, path);
  };
  await committed(session, async () => {
    await makeTables(session, dump);
    if (!dump.buckets.every(({ name }) => isBucketName(name))) throw new ForeignError('a bucket');
    await fill('storage.buckets', fileColumns.buckets, 'buckets.copy');
    if (dump.withRows) {
      for (const [name, columns] of Object.entries(accountTables))
        await fill(`auth.${name}`, columns, `auth-${name}.copy`);
      // A role in the row would be that of the person's sessions.
      await session.run(`update auth.users set role = 'authenticated', aud = 'authenticated'`);
      await fill('storage.objects', fileColumns.objects, 'objects.copy');
      const [unusable] = await session.query(unusableFiles);
      if (unusable?.['count'] !== 0) throw new ForeignError('a file');
      for (const [index, table] of dump.tables.entries()) {
        const columns = storedColumns(table);
        if (columns.length > 0) await fill(publicName(table.name), columns, `table-${index}.copy`);
      }
    } else await session.run('update storage.buckets set owner = null, owner_id = null');
    await finishTables(session, dump);
    for (const { name, access } of dump.buckets) await setBucketAccess(session, name, access);
  });
}

/** Fills an empty project database from a folder, wholly or not at all. */
export function loaded(to: Copying, folder: string): Promise<'done' | 'damaged'> {
  return loadDump(to, folder).then(
    () => 'done',
    () => 'damaged',
  );
}
