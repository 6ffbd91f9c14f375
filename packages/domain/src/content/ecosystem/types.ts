import type { Service } from '../operations/index.ts';
import type { ServicePlace } from '../outcome/index.ts';

/** Status of a catalogue item; display only, it gates nothing (CS-ECOS-02, CS-ECOS-03). */
export const ecosystemStatuses = ['Available', 'Coming Soon', 'In Development'] as const;
export type EcosystemStatus = (typeof ecosystemStatuses)[number];

/** The five phases in the order of the journey (CS-ECOS-04, A07). */
export const ecosystemPhases = ['Build', 'Secure', 'Test', 'Deploy', 'Scale'] as const;
export type EcosystemPhase = (typeof ecosystemPhases)[number];

/** One entry of the catalogue, from which every list is projected (SP-ECOS-01, A06). */
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

/** Where the services of an installation are; what is left out it does not have. */
export type Installation = Readonly<Partial<Record<Service, ServicePlace>>>;

/** A tile of the home grid (CS-ECOS-01). */
export interface EcosystemTile {
  readonly name: string;
  readonly description: string;
  readonly status: EcosystemStatus;
  readonly category: EcosystemPhase;
  readonly isAiPowered: boolean;
}
