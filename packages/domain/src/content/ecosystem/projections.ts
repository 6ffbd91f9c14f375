import { ecosystemCatalogue } from './catalogue.ts';
import { ecosystemPhases } from './types.ts';
import type { EcosystemItem, EcosystemPhase, EcosystemTile } from './types.ts';

/**
 * The tiles of the home grid: name is the title, category is the phase.
 * @example
 * homeEcosystem([ecosystemCatalogue[0]])[0].category // => 'Build'
 */
export function homeEcosystem(
  items: readonly EcosystemItem[] = ecosystemCatalogue,
): readonly EcosystemTile[] {
  return items.map(({ title, description, status, phase, isAiPowered }) => ({
    name: title,
    description,
    status,
    category: phase,
    isAiPowered,
  }));
}

/** One phase of the build guide with its cards. */
export interface GuidePhase {
  readonly phase: EcosystemPhase;
  readonly text: string;
  readonly items: readonly EcosystemItem[];
}

const phaseTexts: Readonly<Record<EcosystemPhase, string>> = {
  Build: 'Say what your app needs and keep every version of it.',
  Secure: 'Decide who may come in and what each of them may see.',
  Test: 'Find what is open or slow before your users do.',
  Deploy: 'Put it where others can open it.',
  Scale: 'Add what a growing app needs: payments, messages, pictures and assistants.',
};

/**
 * The five-phase journey of the build guide, each phase with its cards.
 * @example
 * guideEcosystem().map(({ phase }) => phase) // => ['Build', 'Secure', 'Test', 'Deploy', 'Scale']
 */
export function guideEcosystem(items: readonly EcosystemItem[] = ecosystemCatalogue): readonly GuidePhase[] {
  return ecosystemPhases.map((phase) => ({
    phase,
    text: phaseTexts[phase],
    items: items.filter((item) => item.phase === phase),
  }));
}
