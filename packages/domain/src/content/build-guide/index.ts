export { buildGuideLinks, buildGuidePhases, buildJourney, connectorExplanation } from './guide.ts';
export type { BuildGuidePhase, JourneyStep } from './guide.ts';
