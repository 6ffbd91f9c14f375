export {
  assumptionFields,
  initialAssumptions,
  largestAssumption,
  ownEconomics,
  parseAssumption,
  parseAssumptions,
} from './assumptions.ts';
export type { OwnAssumptions, OwnEconomics } from './assumptions.ts';
export { componentCost, dollarText, economicsFor, phaseHours, phaseProgress } from './economics.ts';
export type { EconomicsSummary, PhaseCost } from './economics.ts';
export {
  breakEvenMonths,
  complexityMultipliers,
  componentCosts,
  defaultComplexity,
  developmentPhases,
  hourlyRate,
  projectedRoi,
  revenueMultiple,
} from './figures.ts';
export type { ComplexityLevel, ComponentCostItem, DevelopmentPhase } from './types.ts';
