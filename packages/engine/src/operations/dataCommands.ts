import type { OpenProjectDatabase } from '../ports/projectDatabase.ts';
import { dataCommands as commands } from '../protocol/index.ts';
import type { Store } from '../store/store.ts';
import { pointedNames } from './answerNames.ts';
import { handler, type NamedHandler } from './commands.ts';
import { CommandError } from './errors.ts';
import { ownProject } from './ownProject.ts';
import type { OperationPipeline } from './pipeline.ts';

export interface DataCommandParts {
  readonly store: Pick<Store, 'projectOf' | 'project'>;
  readonly openProject: OpenProjectDatabase;
  readonly pipeline: Pick<OperationPipeline, 'planRows'>;
}

const rowsOnPage = 100;

/** The commands about the rows of a person's tables. */
export function dataCommands({ store, openProject, pipeline }: DataCommandParts): readonly NamedHandler[] {
  return [
    handler(commands.listRows, async (owner, { projectId, ...request }) => {
      const project = await ownProject(store, owner, projectId);
      const database = await openProject(project.id);
      const { filters = [], search = '', limit = rowsOnPage } = request;
      const page = await database.rowPage({ ...request, filters, search: search.trim(), limit });
      if (!page.ok) throw new CommandError('refused', page.error);
      const columns = page.value.columns.map(({ name }) => name);
      const rows = page.value.rows.map(({ cells }) => [...cells]);
      const names = await pointedNames(database, owner, request.table, { columns, rows });
      return {
        ...page.value,
        rows: page.value.rows.map((row, at) => ({ ...row, names: [...(names[at] ?? [])] })),
      };
    }),
    handler(commands.planRows, (owner, { projectId, ...changes }) =>
      pipeline.planRows(owner, changes, projectId),
    ),
  ];
}
