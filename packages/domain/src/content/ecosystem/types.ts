import type { Service } from '../../operations/index.ts';
import type { ServicePlace } from '../../operations/outcome/index.ts';

/** Status of a catalogue item; for display only. */
export const ecosystemStatuses = ['Available', 'Coming Soon', 'In Development'] as const;
export type EcosystemStatus = (typeof ecosystemStatuses)[number];

/** The five phases, in the order of the journey. */
export const ecosystemPhases = ['Build', 'Secure', 'Test', 'Deploy', 'Scale'] as const;
export type EcosystemPhase = (typeof ecosystemPhases)[number];

/** One entry of the catalogue, from which all lists are derived. */
export interface EcosystemItem {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly provider: string;
  readonly phase: EcosystemPhase;
  readonly status: EcosystemStatus;
  readonly isAiPowered: boolean;
  readonly details: readonly string[];
}

/** The place of each service of an installation; a missing service is not installed. */
export type Installation = Readonly<Partial<Record<Service, ServicePlace>>>;

/** A tile of the home grid. */
export interface EcosystemTile {
  readonly name: string;
  readonly description: string;
  readonly status: EcosystemStatus;
  readonly category: EcosystemPhase;
  readonly isAiPowered: boolean;
}
