import { findingsLevel } from '@saywright/domain/risk';
import { storedInstruction } from '@saywright/domain/deployment';
import type { ProjectRow } from '../store/store.ts';
import type { PipelineContext } from './context.ts';
import { unlessStopped } from './errors.ts';
import type { Planned, RecordablePlan } from './serviceDriver.ts';

type Proven = Extract<Planned, { readonly kind: 'proven' }>;

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
