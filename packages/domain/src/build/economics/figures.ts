import type { ComplexityLevel, ComponentCostItem, DevelopmentPhase } from './types.ts';

/** Dollars per hour. */
export const hourlyRate = 250;

/** The factor of each level for hours and cost. */
export const complexityMultipliers: Readonly<Record<ComplexityLevel, number>> = {
  MVP: 0.7,
  'V1.0': 1,
  'Full-Featured': 1.4,
};

/** The level selected initially. */
export const defaultComplexity: ComplexityLevel = 'V1.0';

/** Projected revenue of twelve months, as a multiple of the cost. */
export const revenueMultiple = 2.5;

/** Projected return in percent; a documented constant, not computed. */
export const projectedRoi = 250;

/** Months until the cost is earned back; a documented constant, not computed. */
export const breakEvenMonths = 8;

/** The seven phases. */
export const developmentPhases: readonly DevelopmentPhase[] = [
  {
    id: 'PHASE_01',
    name: 'Foundation',
    description: 'Project, packages, design language and accounts.',
    estimatedHours: 12,
    hourlyRate,
    status: 'completed',
    completionPercentage: 100,
  },
  {
    id: 'PHASE_02',
    name: 'Core studio',
    description: 'Instructions, plans, proof and execution.',
    estimatedHours: 28,
    hourlyRate,
    status: 'in-progress',
    completionPercentage: 65,
  },
  {
    id: 'PHASE_03',
    name: 'Integrations',
    description: 'Source host, deployment host and database schema.',
    estimatedHours: 24,
    hourlyRate,
    status: 'pending',
    completionPercentage: 0,
  },
  {
    id: 'PHASE_04',
    name: 'Surrounding pages',
    description: 'Settings, demo, pricing, guide and help.',
    estimatedHours: 16,
    hourlyRate,
    status: 'pending',
    completionPercentage: 0,
  },
  {
    id: 'PHASE_05',
    name: 'Build dashboard',
    description: 'Mandate, validation, economics and reports.',
    estimatedHours: 18,
    hourlyRate,
    status: 'pending',
    completionPercentage: 0,
  },
  {
    id: 'PHASE_06',
    name: 'Quality',
    description: 'Accessibility, speed and security checks.',
    estimatedHours: 8,
    hourlyRate,
    status: 'pending',
    completionPercentage: 0,
  },
  {
    id: 'PHASE_07',
    name: 'Launch',
    description: 'Documentation, hosting and the first customers.',
    estimatedHours: 12,
    hourlyRate,
    status: 'pending',
    completionPercentage: 0,
  },
];

/** Sample costs of single components, independent of the phases. */
export const componentCosts: readonly ComponentCostItem[] = [
  {
    id: 'COST_01',
    name: 'Instruction composer',
    type: 'Component',
    estimatedLines: 220,
    estimatedHours: 4,
    complexity: 'Medium',
    status: 'completed',
  },
  {
    id: 'COST_02',
    name: 'Operation card',
    type: 'Component',
    estimatedLines: 340,
    estimatedHours: 6,
    complexity: 'High',
    status: 'completed',
  },
  {
    id: 'COST_03',
    name: 'Planner',
    type: 'Function',
    estimatedLines: 1800,
    estimatedHours: 14,
    complexity: 'High',
    status: 'in-progress',
  },
  {
    id: 'COST_04',
    name: 'Settings pages',
    type: 'Page',
    estimatedLines: 420,
    estimatedHours: 5,
    complexity: 'Low',
    status: 'pending',
  },
  {
    id: 'COST_05',
    name: 'Payment interface',
    type: 'Interface',
    estimatedLines: 380,
    estimatedHours: 7,
    complexity: 'Medium',
    status: 'pending',
  },
  {
    id: 'COST_06',
    name: 'Report export',
    type: 'Function',
    estimatedLines: 160,
    estimatedHours: 3,
    complexity: 'Low',
    status: 'pending',
  },
];
