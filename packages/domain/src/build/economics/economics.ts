import {
  breakEvenMonths,
  complexityMultipliers,
  developmentPhases,
  projectedRoi,
  revenueMultiple,
} from './figures.ts';
import type { ComplexityLevel, ComponentCostItem, DevelopmentPhase } from './types.ts';

/** A phase scaled by a level of complexity. */
export interface PhaseCost {
  readonly phase: DevelopmentPhase;
  readonly hours: number;
  readonly cost: number;
}

/** The figures of the economics tab for a level of complexity. */
export interface EconomicsSummary {
  readonly totalBudget: number;
  readonly totalHours: number;
  readonly progress: number;
  readonly projectedRoi: number;
  readonly projectedRevenue: number;
  readonly breakEvenMonths: number;
  readonly phases: readonly PhaseCost[];
}

/** Upper bound for hours and rates; keeps products finite. */
const largest = 1_000_000_000;

function amount(value: number): number {
  return Number.isFinite(value) && value > 0 ? Math.min(largest, value) : 0;
}

function rounded(value: number, unit: number): number {
  return Math.round(value * unit) / unit;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * The total hours of the phases.
 * @example
 * phaseHours([{ estimatedHours: 12 }, { estimatedHours: 28 }]) // => 40
 */
export function phaseHours(phases: readonly Pick<DevelopmentPhase, 'estimatedHours'>[]): number {
  return sum(phases.map((phase) => amount(phase.estimatedHours)));
}

/**
 * Progress over the phases in percent, weighted by their hours and rounded.
 * @example
 * phaseProgress([{ estimatedHours: 30, completionPercentage: 100 }, { estimatedHours: 10, completionPercentage: 0 }])
 * // => 75
 */
export function phaseProgress(
  phases: readonly Pick<DevelopmentPhase, 'estimatedHours' | 'completionPercentage'>[],
): number {
  const hours = phaseHours(phases);
  const done = sum(
    phases.map((phase) => amount(phase.estimatedHours) * Math.min(100, amount(phase.completionPercentage))),
  );
  return hours > 0 ? Math.round(done / hours) : 0;
}

/**
 * The figures for a level, which scales cost and hours alike.
 * @example
 * economicsFor('V1.0').totalBudget // => 29500
 */
export function economicsFor(
  level: ComplexityLevel,
  phases: readonly DevelopmentPhase[] = developmentPhases,
): EconomicsSummary {
  const multiplier = complexityMultipliers[level];
  const costs = phases.map((phase) => {
    const hours = amount(phase.estimatedHours) * multiplier;
    return { phase, hours: rounded(hours, 10), cost: rounded(hours * amount(phase.hourlyRate), 100) };
  });
  const totalBudget = rounded(sum(costs.map(({ cost }) => cost)), 100);
  return {
    totalBudget,
    totalHours: rounded(phaseHours(phases) * multiplier, 10),
    progress: phaseProgress(phases),
    projectedRoi,
    projectedRevenue: rounded(totalBudget * revenueMultiple, 100),
    breakEvenMonths,
    phases: costs,
  };
}

/**
 * The cost of one component at a level and a rate in dollars per hour.
 * @example
 * componentCost({ estimatedHours: 4 }, 'MVP', 250) // => 700
 */
export function componentCost(
  item: Pick<ComponentCostItem, 'estimatedHours'>,
  level: ComplexityLevel,
  rate: number,
): number {
  return rounded(amount(item.estimatedHours) * complexityMultipliers[level] * amount(rate), 100);
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/**
 * An amount for display: `$29,500`.
 * @example
 * dollarText(29_500) // => '$29,500'
 */
export function dollarText(value: number): string {
  return dollars.format(Number.isFinite(value) ? value : 0);
}
