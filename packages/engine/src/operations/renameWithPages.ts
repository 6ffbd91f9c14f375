import { storedInstruction } from '@saywright/domain/deployment';
import { changedPages, findingsLevel } from '@saywright/domain/risk';
import type { ChangePart } from './jointPlanning.ts';
import { sitePage } from '../pages/sitePages.ts';
import { pageTexts } from '../pages/pageTexts.ts';
import { renameInPage, type NameChange } from '../pages/renameInPage.ts';
import type { CodeHost } from '../ports/codeHost.ts';
import type { SiteHost } from '../ports/siteHost.ts';
import type { ProjectRow } from '../store/store.ts';
import type { StoredProof } from '../store/storedProof.ts';
import type { PipelineContext } from './context.ts';
import { unlessStopped } from './errors.ts';
import type { Planned, RecordablePlan } from './serviceDriver.ts';

type Proven = Extract<Planned, { readonly kind: 'proven' }>;

/** What keeps pages working after a rename in the database. */
interface ChangedPages {
  readonly parts: readonly ChangePart[];
  /** What happens to the pages, as a sentence. */
  readonly sentence: string;
}

/** The changes of files and site that a rename in the database needs; undefined where there are none. */
export type PagesAfterRename = (
  project: ProjectRow,
  effects: StoredProof['effects'],
) => Promise<ChangedPages | undefined>;

/** Pages longer than this are not written by a plan. */
const longest = 100_000;

function renamesIn({ tablesRenamed, columnsRenamed }: StoredProof['effects']): readonly NameChange[] {
  return [
    ...tablesRenamed.map(({ from, to }) => ({ table: from, to })),
    ...columnsRenamed.map(({ from, to }) => {
      const [table = '', column = ''] = from.split('.');
      return { table, column, to };
    }),
  ];
}

/** Whether a page or script names something by a name that it no longer has. */
function namesOld(path: string, source: string, changes: readonly NameChange[]): boolean {
  const tables = sitePage(path, source)?.tables ?? {};
  return changes.some(({ table, column }) =>
    column === undefined ? Object.hasOwn(tables, table) : tables[table]?.includes(column) === true,
  );
}

/** Plans the new names into the pages of a project, and publishes them where a site is live. */
export function pagesAfterRename(
  code: Pick<CodeHost, 'files' | 'read'>,
  sites: Pick<SiteHost, 'status'>,
): PagesAfterRename {
  return async (project, effects) => {
    const changes = renamesIn(effects);
    if (changes.length === 0) return undefined;
    const written: { path: string; content: string }[] = [];
    const titles: string[] = [];
    for (const { path, to, source } of await pageTexts(code, project)) {
      if (!namesOld(to, source, changes)) continue;
      const content = to.endsWith('.html') ? renameInPage(source, changes) : undefined;
      // What cannot be changed for certain is left to a person.
      if (content === undefined || content.length > longest || namesOld(to, content, changes))
        return undefined;
      written.push({ path, content });
      titles.push(sitePage(to, source)?.title ?? path);
    }
    if (written.length === 0) return undefined;
    const { live, offline } = await sites.status(project);
    const isLive = live !== null && offline === null;
    return {
      sentence: changedPages([...new Set(titles)], isLive),
      parts: [
        {
          service: 'code-hosting',
          changes: [
            ...written.map(({ path, content }) => ({ do: 'write-file', path, content }) as const),
            { do: 'save', paths: written.map(({ path }) => path) },
          ],
        },
        ...(isLive ? [{ service: 'deployment', changes: [{ do: 'publish' }] } satisfies ChangePart] : []),
      ],
    };
  };
}

/** A rename whose plan changes the pages, too: they do not stop working. */
function withChangedPages(planned: Proven): Proven {
  const { proven } = planned;
  const { plan, proof } = proven;
  if (plan.service !== 'database' || !('effects' in proof)) return planned;
  const findings = proof.findings.filter(({ rule }) => rule !== 'breaks-pages');
  const risk = findingsLevel(findings);
  return {
    ...planned,
    proven: { ...proven, plan: { ...plan, changesPages: true }, risk, proof: { ...proof, risk, findings } },
  };
}

/** A rename in the database, joined with what pages need to keep working; any other plan as it is. */
export async function withPages(
  context: Pick<PipelineContext, 'pagesAfterRename' | 'planJoint'>,
  project: ProjectRow,
  planned: Planned,
  instruction: string,
  signal?: AbortSignal,
): Promise<Planned<RecordablePlan>> {
  if (planned.kind !== 'proven') return planned;
  const { plan, proof } = planned.proven;
  const pages = 'effects' in proof ? await context.pagesAfterRename?.(project, proof.effects) : undefined;
  if (!pages) return planned;
  const names = {
    title: `${plan.title}, also on your pages`,
    doneTitle: `${plan.doneTitle}, also on your pages`,
    understood: `${plan.understood} ${pages.sentence}`,
  };
  const words = plan.reading?.words ?? [];
  const request = { instruction: storedInstruction(instruction), words, names };
  const joint = await context
    .planJoint(project, pages.parts, request, signal, withChangedPages(planned))
    .catch(unlessStopped(signal));
  return joint?.kind === 'proven' ? joint : planned;
}
