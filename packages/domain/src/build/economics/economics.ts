import {
  breakEvenMonths,
  complexityMultipliers,
  developmentPhases,
  projectedRoi,
  revenueMultiple,
} from './figures.ts';
import type { ComplexityLevel, ComponentCostItem, DevelopmentPhase } from './types.ts';

/** A phase as a level of complexity makes it. */
export interface PhaseCost {
  readonly phase: DevelopmentPhase;
  readonly hours: number;
  readonly cost: number;
}

/** Everything the economics tab shows for a level of complexity (SP-BECO-01, SP-BECO-16 to SP-BECO-18). */
export interface EconomicsSummary {
  readonly totalBudget: number;
  readonly totalHours: number;
  readonly progress: number;
  readonly projectedRoi: number;
  readonly projectedRevenue: number;
  readonly breakEvenMonths: number;
  readonly phases: readonly PhaseCost[];
}

/** More than any build has; keeps products finite. */
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
 * Hours of the phases (SP-BECO-13).
 * @example
 * phaseHours([{ estimatedHours: 12 }, { estimatedHours: 28 }]) // => 40
 */
export function phaseHours(phases: readonly Pick<DevelopmentPhase, 'estimatedHours'>[]): number {
  return sum(phases.map((phase) => amount(phase.estimatedHours)));
}

/**
 * Progress over the phases in percent, weighted by their hours and rounded (A73).
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
 * The figures for a level; it scales cost and hours alike (SP-BECO-15, SP-BECO-16, A20, A73).
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
 * What one part costs at a level and a rate (SP-BECO-04, SP-BECO-15).
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
 * An amount as people read it: `$29,500`.
 * @example
 * dollarText(29_500) // => '$29,500'
 */
export function dollarText(value: number): string {
  return dollars.format(Number.isFinite(value) ? value : 0);
}
