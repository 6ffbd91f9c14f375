import { currentRequest } from '../code/storedRequest.ts';
import type { ApiTrial } from '../projectApi/request.ts';
import { handler, type NamedHandler } from '../operations/commands.ts';
import { partRows } from '../operations/jointPlan.ts';
import { ownProject } from '../operations/ownProject.ts';
import type { CodeReader } from '../operations/serviceDriver.ts';
import { usesOf } from '../pages/pageUses.ts';
import { viewersOf } from '../pages/pageViewers.ts';
import type { CodeHost } from '../ports/codeHost.ts';
import type { SiteHost } from '../ports/siteHost.ts';
import { previewCommands as commands, type PreviewViewer, type SitePreviewView } from '../protocol/index.ts';
import type { OperationRow, ProjectRow, Store } from '../store/store.ts';
import { siteContent } from './content.ts';
import type { LivePreviews, PreviewContent } from './livePreviews.ts';

const mostBytes = 20_000_000;

type Pages = Pick<PreviewContent, 'files' | 'key'>;

const plansOf = (row: OperationRow): readonly OperationRow['plan'][] =>
  [row, ...partRows(row)].map(({ plan }) => plan);

/** What the pages do with the database, for people who try them. */
function trialOf(
  { files }: Pages,
  as: PreviewViewer,
): ApiTrial & { readonly viewers: readonly PreviewViewer[] } {
  const uses = files
    .filter(({ path }) => path.endsWith('.html'))
    .flatMap(({ path, bytes }) => usesOf(path, Buffer.from(bytes).toString()).uses);
  const { viewers, hasStaff } = viewersOf(uses);
  return {
    as: viewers.includes(as) ? as : 'visitor',
    forms: uses.filter((use) => use.kind === 'form'),
    hasStaff,
    viewers,
  };
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
  async function pagesIn(project: ProjectRow, reader: CodeReader): Promise<Pages | undefined> {
    const status = await reader.status(project);
    const content = await siteContent(reader, project, status, status.branch);
    if (!content.ok) return undefined;
    const { files, commit } = content.value.content;
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0);
    return bytes > mostBytes ? undefined : { files, key: commit };
  }

  /** The pages as a plan would leave them; undefined where it does not change files, or does not wait. */
  async function plannedIn(project: ProjectRow, row: OperationRow | undefined): Promise<Pages | undefined> {
    if (row?.state !== 'proven' || row.project_id !== project.id) return undefined;
    const plan = plansOf(row).find(({ service }) => service === 'code-hosting');
    if (plan?.service !== 'code-hosting') return undefined;
    const left = await code.withResult(project, currentRequest(plan.request), (reader) =>
      pagesIn(project, reader),
    );
    return left.ok ? left.value : undefined;
  }

  return [
    handler(
      commands.previewSite,
      async (owner, { projectId, operationId, as: wanted = 'visitor' }): Promise<SitePreviewView> => {
        const project = await ownProject(store, owner, projectId);
        const { name: site } = await sites.status(project);
        const row = operationId === undefined ? undefined : await store.operation(owner, operationId);
        const planned = await plannedIn(project, row);
        const pages = planned ?? (await pagesIn(project, code));
        if (!pages) return null;
        const { viewers, ...found } = trialOf(pages, wanted);
        const { as } = found;
        const plan = planned && row && plansOf(row).find(({ service }) => service === 'database');
        const trial = {
          ...found,
          ...(plan?.service === 'database' && { plan: { sql: plan.sql, owner } }),
        };
        const url = previews.open({
          ...pages,
          key: planned && row ? `${row.id} ${pages.key}` : pages.key,
          site,
          as,
          trial: as === 'visitor' && !trial.plan ? undefined : trial,
          isOpen: async () => !planned || !row || (await store.operation(owner, row.id))?.state === 'proven',
        });
        return { url, shows: planned ? 'plan' : 'saved', as, viewers };
      },
    ),
  ];
}
