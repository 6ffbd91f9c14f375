import { handler, type NamedHandler } from '../operations/commands.ts';
import { partRows } from '../operations/jointPlan.ts';
import { ownProject } from '../operations/ownProject.ts';
import type { CodeReader } from '../operations/serviceDriver.ts';
import type { CodeHost, CodeRequest } from '../ports/codeHost.ts';
import type { SiteHost } from '../ports/siteHost.ts';
import { previewCommands as commands, type SitePreviewView } from '../protocol/index.ts';
import type { OperationRow, ProjectRow, Store } from '../store/store.ts';
import { siteContent } from './content.ts';
import type { LivePreviews, PreviewContent } from './livePreviews.ts';

const mostBytes = 20_000_000;

/** The part of a plan that changes files. */
function codeRequestOf(row: OperationRow): CodeRequest | undefined {
  const plans = [row, ...partRows(row)].map(({ plan }) => plan);
  return plans.find((plan) => plan.service === 'code-hosting')?.request;
}

/** The command that shows a founder their pages as they are, or as a plan would leave them. */
export function previewCommands(parts: {
  readonly store: Pick<Store, 'projectOf' | 'project' | 'operation'>;
  readonly code: CodeHost;
  readonly sites: Pick<SiteHost, 'status'>;
  readonly previews: LivePreviews;
}): readonly NamedHandler[] {
  const { store, code, sites, previews } = parts;

  /** The pages of the newest save; undefined where there are none. */
  async function pagesIn(
    project: ProjectRow,
    reader: CodeReader,
  ): Promise<Pick<PreviewContent, 'files' | 'key'> | undefined> {
    const status = await reader.status(project);
    const content = await siteContent(reader, project, status, status.branch);
    if (!content.ok) return undefined;
    const { files, commit } = content.value.content;
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    return bytes > mostBytes ? undefined : { files, key: commit };
  }

  return [
    handler(commands.previewSite, async (owner, { projectId, operationId }): Promise<SitePreviewView> => {
      const project = await ownProject(store, owner, projectId);
      const { name: site } = await sites.status(project);
      const row = operationId === undefined ? undefined : await store.operation(owner, operationId);
      const request =
        row?.state === 'proven' && row.project_id === project.id ? codeRequestOf(row) : undefined;
      const planned = request && (await code.withResult(project, request, (left) => pagesIn(project, left)));
      const pages = planned?.ok === true ? planned.value : undefined;
      if (row && pages) {
        const isOpen = async (): Promise<boolean> =>
          (await store.operation(owner, row.id))?.state === 'proven';
        const url = previews.open({ ...pages, key: `${row.id} ${pages.key}`, site, isOpen });
        return { url, shows: 'plan' };
      }
      const now = await pagesIn(project, code);
      return now ? { url: previews.open({ ...now, site, isOpen: async () => true }), shows: 'saved' } : null;
    }),
  ];
}
