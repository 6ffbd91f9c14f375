import { findingsLevel, unshownNotes } from '@saywright/domain/risk';
import { storedInstruction } from '@saywright/domain/deployment';
import type { ProjectRow } from '../store/store.ts';
import type { PipelineContext } from './context.ts';
import { unlessStopped } from './errors.ts';
import type { Planned, RecordablePlan } from './serviceDriver.ts';

type Proven = Extract<Planned, { readonly kind: 'proven' }>;

/** A plan that changes the pages, too: they do not stop working, and show what it adds. */
function withChangedPages(planned: Proven, isWhole: boolean): Proven {
  const { proven } = planned;
  const { plan, proof } = proven;
  if (plan.service !== 'database' || !('effects' in proof)) return planned;
  const findings = proof.findings.filter(({ rule }) => rule !== 'breaks-pages');
  const risk = findingsLevel(findings);
  const warnings = plan.warnings.filter((one) => !isWhole || !unshownNotes.some((note) => note === one));
  return {
    ...planned,
    proven: {
      ...proven,
      plan: { ...plan, warnings, changesPages: true },
      risk,
      proof: { ...proof, risk, findings },
    },
  };
}

/** A change of names or columns in the database, joined with what pages need for it; any other plan as it is. */
export async function withPages(
  context: Pick<PipelineContext, 'pagesAfterChange' | 'planJoint'>,
  project: ProjectRow,
  planned: Planned,
  instruction: string,
  signal?: AbortSignal,
): Promise<Planned<RecordablePlan>> {
  if (planned.kind !== 'proven') return planned;
  const { plan, proof } = planned.proven;
  const pages = 'effects' in proof ? await context.pagesAfterChange?.(project, proof) : undefined;
  if (!pages) return planned;
  const names = {
    title: `${plan.title}, also on your pages`,
    doneTitle: `${plan.doneTitle}, also on your pages`,
    understood: `${plan.understood} ${pages.sentence}`,
  };
  const words = plan.reading?.words ?? [];
  const request = { instruction: storedInstruction(instruction), words, names };
  const joint = await context
    .planJoint(project, pages.parts, request, signal, withChangedPages(planned, pages.isWhole))
    .catch(unlessStopped(signal));
  return joint?.kind === 'proven' ? joint : planned;
}
