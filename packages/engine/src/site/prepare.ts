import type { RequestedSiteAction } from '@saywright/domain/deployment';
import { ok, type Result } from '@saywright/domain/result';
import type { CodeHost } from '../ports/codeHost.ts';
import type { SiteAction, SiteHost } from '../ports/siteHost.ts';
import type { ProjectRow } from '../store/store.ts';
import { siteContent } from './content.ts';

interface Hosts {
  readonly host: SiteHost;
  /** Source of the published files. */
  readonly code: CodeHost;
}

/** An action whose files or value are stored, with a description of them. */
export interface Prepared {
  readonly action: SiteAction;
  readonly source: string;
  readonly warnings: readonly string[];
}

async function prepareFiles(
  { host, code }: Hosts,
  project: ProjectRow,
  kind: 'publish' | 'preview',
): Promise<Result<Prepared>> {
  const status = await code.status(project);
  const found = await siteContent(code, project, status);
  if (!found.ok) return found;
  const { content, selection } = found.value;
  const deploy = await host.prepare(project, content);
  if (!deploy.ok) return deploy;
  const where = selection.folder === '' ? 'the pages' : `the folder ${selection.folder}`;
  return ok({
    action: { kind, deploy: deploy.value },
    source: `${where} of ${status.branch} as last saved (“${content.title}”)`,
    warnings: [
      ...(status.unsaved.length > 0 ? ['This does not include your unsaved changes.'] : []),
      ...(selection.hidden.length > 0
        ? [`Left out because their names may hold secrets: ${selection.hidden.slice(0, 3).join(', ')}.`]
        : []),
    ],
  });
}

/** Stores on the host what an action needs: files or a value. */
export async function prepareAction(
  hosts: Hosts,
  project: ProjectRow,
  action: RequestedSiteAction,
): Promise<Result<Prepared>> {
  const plain = (only: SiteAction): Result<Prepared> => ok({ action: only, source: '', warnings: [] });
  switch (action.kind) {
    case 'publish':
    case 'preview':
      return prepareFiles(hosts, project, action.kind);
    case 'rollback':
      return plain({ kind: 'publish', deploy: action.deploy });
    case 'set-variable': {
      const value = await hosts.host.keepValue(project, action.value);
      return value.ok ? plain({ kind: 'set-variable', name: action.name, value: value.value }) : value;
    }
    case 'remove-variable':
      return plain({ kind: 'remove-variable', name: action.name });
    default:
      return plain({ kind: 'delete-site' });
  }
}
