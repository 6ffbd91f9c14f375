export { ecosystemCatalogue } from './catalogue.ts';
export { installedCatalogue } from './installed.ts';
export { guideEcosystem, homeEcosystem } from './projections.ts';
export type { GuidePhase } from './projections.ts';
export { connectedServices, ecosystemMembers } from './services.ts';
export type { EcosystemService } from './services.ts';
export { ecosystemPhases, ecosystemStatuses } from './types.ts';
export type { EcosystemItem, EcosystemPhase, EcosystemStatus, EcosystemTile, Installation } from './types.ts';
