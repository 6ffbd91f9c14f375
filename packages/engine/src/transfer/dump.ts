import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { catalogSchema, readCatalog, type CatalogTable } from '../database/catalog.ts';
import { publicName } from '../database/definitions.ts';
import { ownedSchema, ownedSequences } from '../database/sequences.ts';
import { identifier, rolledBack } from '../database/session.ts';
import { bucketsOf } from '../storage/founder.ts';
import type { Copying } from './copying.ts';

/** Most bytes of tables that one file takes. */
const mostBytes = 300 * 1024 * 1024;

/** What people are: enough to sign in with the same password, and nothing of their sessions and links. */
export const accountTables = {
  users: [
    'id',
    'aud',
    'role',
    'email',
    'encrypted_password',
    'email_confirmed_at',
    'invited_at',
    'last_sign_in_at',
    'raw_app_meta_data',
    'raw_user_meta_data',
    'created_at',
    'updated_at',
    'phone',
    'phone_confirmed_at',
    'banned_until',
    'is_sso_user',
    'is_anonymous',
  ],
  identities: [
    'id',
    'provider_id',
    'user_id',
    'identity_data',
    'provider',
    'last_sign_in_at',
    'created_at',
    'updated_at',
  ],
} as const;

/** What is written of an account, where it is not the column: nobody needs a new link for an address that was checked. */
const writtenAs: Readonly<Record<string, string>> = {
  invited_at:
    'case when email_confirmed_at is null then invited_at else coalesce(invited_at, confirmation_sent_at) end',
};

export const fileColumns = {
  buckets: [
    'id',
    'name',
    'owner',
    'owner_id',
    'public',
    'file_size_limit',
    'allowed_mime_types',
    'created_at',
    'updated_at',
  ],
  objects: [
    'id',
    'bucket_id',
    'name',
    'owner',
    'owner_id',
    'metadata',
    'user_metadata',
    'version',
    'created_at',
    'updated_at',
  ],
} as const;

/** A database as data: its tables, and how buckets are used. The rows are in files beside it. */
export const dumpSchema = z.object({
  tables: catalogSchema,
  sequences: ownedSchema,
  buckets: z.array(z.object({ name: z.string(), access: z.enum(['server', 'own-folder', 'signed-in']) })),
  withRows: z.boolean(),
});
export type Dump = z.infer<typeof dumpSchema>;

/** Columns whose values are stored, quoted. */
export function storedColumns(table: CatalogTable): readonly string[] {
  return table.columns.filter(({ generated }) => generated === '').map(({ name }) => identifier(name));
}

/** Thrown where a database is too large to be written to a file. */
class TooLargeError extends Error {
  override name = 'TooLargeError';
}

/** Writes a project database to a folder: `database.json`, and the rows of each table in the text format of Postgres. */
async function writeDump({ session, copyOut }: Copying, folder: string, withRows: boolean): Promise<void> {
  await mkdir(folder, { recursive: true });
  const copy = (query: string, file: string): Promise<void> => copyOut(query, join(folder, file));
  await rolledBack(session, async () => {
    await session.run('set transaction isolation level repeatable read read only');
    const tables = await readCatalog(session);
    if (withRows) {
      const [size] = await session.query(
        `select coalesce(sum(pg_table_size(c.oid)), 0)::float8 as bytes from pg_class c
         where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
      );
      if (Number(size?.['bytes']) > mostBytes) throw new TooLargeError();
    }
    const sequences = await ownedSequences(
      session,
      tables.map(({ oid }) => oid),
    );
    const buckets = (await bucketsOf(session)).map(({ name, access }) => ({ name, access }));
    const dump: Dump = { tables: [...tables], sequences: [...sequences], buckets, withRows };
    await writeFile(join(folder, 'database.json'), JSON.stringify(dump));
    await copy(`select ${fileColumns.buckets.join(', ')} from storage.buckets`, 'buckets.copy');
    if (!withRows) return;
    for (const [name, columns] of Object.entries(accountTables))
      await copy(
        `select ${columns.map((column) => writtenAs[column] ?? column).join(', ')} from auth.${name}`,
        `auth-${name}.copy`,
      );
    await copy(`select ${fileColumns.objects.join(', ')} from storage.objects`, 'objects.copy');
    for (const [index, table] of tables.entries()) {
      const columns = storedColumns(table);
      if (columns.length > 0)
        await copy(`select ${columns.join(', ')} from ${publicName(table.name)}`, `table-${index}.copy`);
    }
  });
}

/** Writes a project database to a folder, unless it is too large. */
export async function dumped(
  from: Copying,
  folder: string,
  withRows: boolean,
): Promise<'done' | 'too-large'> {
  try {
    await writeDump(from, folder, withRows);
    return 'done';
  } catch (error) {
    if (error instanceof TooLargeError) return 'too-large';
    throw error;
  }
}

/** Reads what `writeDump` wrote, besides the rows; throws where it is damaged. */
export async function readDump(folder: string): Promise<Dump> {
  return dumpSchema.parse(JSON.parse(await readFile(join(folder, 'database.json'), 'utf8')));
}
