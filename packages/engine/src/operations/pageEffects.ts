import { brokenPages, findingsLevel, unshownColumns } from '@saywright/domain/risk';
import type { DatabasePlan } from '@saywright/domain/planner';
import type { ReadSitePages } from '../pages/sitePages.ts';
import type { ProjectRow } from '../store/store.ts';
import type { StoredProof } from '../store/storedProof.ts';

/** Whether a change of the database could be one of names that pages use. */
function concernsNames({ effects }: StoredProof): boolean {
  const { tablesRenamed, tablesDropped, columnsRenamed, columnsDropped, columnsAdded } = effects;
  return [tablesRenamed, tablesDropped, columnsRenamed, columnsDropped, columnsAdded].some(
    (names) => names.length > 0,
  );
}

/** A proof with the pages that its plan would break, and what to say about those that do not show what it adds. */
export async function withPageEffects(
  sitePages: ReadSitePages | undefined,
  project: ProjectRow,
  proof: StoredProof,
): Promise<{ readonly proof: StoredProof; readonly unshown: string | undefined }> {
  const pages = sitePages && concernsNames(proof) ? await sitePages(project) : [];
  const broken = brokenPages(proof.effects, pages);
  const risk = findingsLevel([{ level: proof.risk }, ...broken]);
  return {
    proof: broken.length === 0 ? proof : { ...proof, risk, findings: [...broken, ...proof.findings] },
    unshown: unshownColumns(proof.effects, pages),
  };
}

/** A plan that says that pages do not show yet what it adds. */
export function withUnshown(plan: DatabasePlan, unshown: string | undefined): DatabasePlan {
  return unshown === undefined ? plan : { ...plan, warnings: [...plan.warnings, unshown] };
}
