import type { SiteWish } from '@saywright/domain/deployment';
import { ok, type Result } from '@saywright/domain/result';
import type { CodeHost } from '../ports/codeHost.ts';
import type { SiteAction, SiteHost } from '../ports/siteHost.ts';
import type { ProjectRow } from '../store/store.ts';
import { siteContent } from './content.ts';

interface Hosts {
  readonly host: SiteHost;
  /** Where what is published comes from. */
  readonly code: CodeHost;
}

/** An action with what was handed over for it, and how that reads. */
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
      ...(status.unsaved.length > 0 ? ['Changes that are not saved are not part of this.'] : []),
      ...(selection.hidden.length > 0
        ? [`Left out because their names may hold secrets: ${selection.hidden.slice(0, 3).join(', ')}.`]
        : []),
    ],
  });
}

/** Hands over to the host what a wish needs: files or a value. */
export async function prepareWish(
  hosts: Hosts,
  project: ProjectRow,
  wish: SiteWish,
): Promise<Result<Prepared>> {
  const plain = (action: SiteAction): Result<Prepared> => ok({ action, source: '', warnings: [] });
  switch (wish.kind) {
    case 'publish':
    case 'preview':
      return prepareFiles(hosts, project, wish.kind);
    case 'rollback':
      return plain({ kind: 'publish', deploy: wish.deploy });
    case 'set-variable': {
      const value = await hosts.host.keepValue(project, wish.value);
      return value.ok ? plain({ kind: 'set-variable', name: wish.name, value: value.value }) : value;
    }
    case 'remove-variable':
      return plain({ kind: 'remove-variable', name: wish.name });
    default:
      return plain({ kind: 'delete-site' });
  }
}
