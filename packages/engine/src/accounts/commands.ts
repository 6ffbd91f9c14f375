import { z } from 'zod';
import { handler, type NamedHandler } from '../operations/commands.ts';
import { CommandError } from '../operations/errors.ts';
import type { Backend } from '../ports/backend.ts';
import type { CodeHost } from '../ports/codeHost.ts';
import type { OpenProjectDatabase } from '../ports/projectDatabase.ts';
import type { SiteHost } from '../ports/siteHost.ts';
import type { Clock } from '../ports/system.ts';
import { commands, type AccountExport } from '../protocol/index.ts';
import type { AllFiles } from '../storage/allFiles.ts';
import type { ProjectRow, ProjectStore } from '../store/projects.ts';
import { dataOf } from '../store/answers.ts';
import { tooMany } from './answers.ts';
import type { AccountLimits } from './limits.ts';
import type { Removals } from './removal.ts';
import { restOf } from '../store/rest.ts';

export interface AccountCommandParts {
  readonly backend: Backend;
  readonly store: Pick<ProjectStore, 'projects'>;
  readonly openProject: OpenProjectDatabase;
  readonly code: CodeHost;
  readonly sites: SiteHost;
  readonly uploads: AllFiles;
  readonly limits: AccountLimits;
  readonly removals: Removals;
  readonly clock: Clock;
}

type ProjectExport = AccountExport['projects'][number];

/** Most rows exported per table; the file says where there are more. */
const mostRows = 200_000;

const rowsSchema = z.array(z.record(z.string(), z.unknown()));
/** The studio's tables, with the column that holds the owner. */
const studioTables = {
  profile: ['profiles', 'id'],
  preferences: ['preferences', 'owner'],
  projects: ['projects', 'owner'],
  operations: ['operations', 'owner'],
  journal: ['journal', 'owner'],
  orders: ['orders', 'owner'],
  plans: ['plan_periods', 'owner'],
  conversations: ['conversations', 'owner'],
  turns: ['conversation_turns', 'owner'],
  modelCalls: ['model_calls', 'owner'],
} as const;

/** Commands about an account as a whole: export and deletion. */
export function accountCommands(parts: AccountCommandParts): readonly NamedHandler[] {
  const { backend, store, openProject, code, sites, uploads, limits, removals, clock } = parts;
  const rest = restOf(backend);

  async function studioRows(owner: string): Promise<AccountExport['studio']> {
    const rows: Record<string, z.infer<typeof rowsSchema>> = {};
    for (const [name, [table, column]] of Object.entries(studioTables)) {
      rows[name] = rowsSchema.parse(dataOf(await rest.from(table).select('*').eq(column, owner)));
    }
    return rows;
  }

  async function tablesOf(project: ProjectRow): Promise<ProjectExport['tables']> {
    const database = await openProject(project.id);
    const tables: ProjectExport['tables'][number][] = [];
    for (const { name } of await database.tables()) {
      // One more shows whether there are more.
      const { columns, rows } = (await database.rows(name, mostRows + 1)) ?? { columns: [], rows: [] };
      tables.push({ name, columns, rows: rows.slice(0, mostRows), isWhole: rows.length <= mostRows });
    }
    return tables;
  }

  const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

  async function filesOf(project: ProjectRow): Promise<ProjectExport['code']> {
    const listed = await code.files(project);
    const files: ProjectExport['code'][number][] = [];
    for (const { path } of listed.ok ? listed.value : []) {
      const read = await code.read(project, path);
      if (read.ok) files.push({ path, content: base64(read.value) });
    }
    return files;
  }

  return [
    handler(commands.exportAccount, async (owner) => {
      const projects: AccountExport['projects'][number][] = [];
      for (const project of await store.projects(owner)) {
        const site = await sites.liveFiles(project);
        projects.push({
          id: project.id,
          name: project.name,
          tables: await tablesOf(project),
          code: await filesOf(project),
          site: site.map(({ path, bytes }) => ({ path, content: base64(bytes) })),
          uploads: [...(await uploads.list(project.id))],
        });
      }
      return { madeAt: clock.now().toISOString(), studio: await studioRows(owner), projects };
    }),
    handler(commands.exportUpload, async (owner, { projectId, ...file }) => {
      const project = (await store.projects(owner)).find(({ id }) => id === projectId);
      if (!project) throw new CommandError('unknown', 'You have no such project.');
      const bytes = await uploads.read(project.id, file);
      return { content: bytes === undefined ? null : base64(bytes) };
    }),
    handler(commands.deleteAccount, async (owner, { password }) => {
      const attempt = await limits.password.account.take(owner);
      if (attempt.wait !== 0) throw new CommandError('refused', tooMany(attempt.wait).message);
      if (!(await backend.accounts.passwordHolds(owner, password)))
        throw new CommandError('refused', 'The password is incorrect. Nothing was deleted.');
      await attempt.succeeded(true);
      const capturing = rest.from('orders').select('id').eq('owner', owner).eq('state', 'capturing').limit(1);
      if (rowsSchema.parse(dataOf(await capturing)).length > 0)
        throw new CommandError(
          'refused',
          'One of your payments is still being processed. Nothing was deleted. Try again in a few minutes.',
        );
      const projects = (await store.projects(owner)).map(({ id, name }) => ({ id, name }));
      await removals.remove({ owner, projects });
      return null;
    }),
  ];
}
