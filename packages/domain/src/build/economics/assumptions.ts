import { fieldOf } from '../../shared/fields/index.ts';
import { complexityMultipliers, defaultComplexity, developmentPhases, hourlyRate } from './figures.ts';
import type { ComplexityLevel } from './types.ts';
import { economicsFor, phaseHours } from './economics.ts';

/** The user's assumptions about their own build. */
export interface OwnAssumptions {
  /** Hours of work, before scaling by the level of complexity. */
  readonly hours: number;
  /** Dollars per hour. */
  readonly hourlyRate: number;
  /** Revenue in dollars per month once the build is in use. */
  readonly monthlyRevenue: number;
  /** Running costs in dollars per month. */
  readonly monthlyCost: number;
}

/** The figures that follow from the assumptions. Unknown ones are left out. */
export interface OwnEconomics {
  readonly totalHours: number;
  readonly totalBudget: number;
  /** Revenue of twelve months less the running costs, in dollars; may be negative. */
  readonly yearlyGain: number;
  /** Return after twelve months in percent of the budget; undefined without a budget. */
  readonly roi: number | undefined;
  /** Months until the budget is earned back; undefined when it never is. */
  readonly breakEvenMonths: number | undefined;
}

/** Names of the assumptions, in the order of the form. */
export const assumptionFields = [
  'hours',
  'hourlyRate',
  'monthlyRevenue',
  'monthlyCost',
] as const satisfies readonly (keyof OwnAssumptions)[];

const months = 12;

/** The initial values of the form: the documented hours, rate and revenue. */
export const initialAssumptions: OwnAssumptions = {
  hours: phaseHours(developmentPhases),
  hourlyRate,
  monthlyRevenue: Math.round(economicsFor(defaultComplexity).projectedRevenue / months),
  monthlyCost: 0,
};

/** The largest number the form accepts. */
export const largestAssumption = 1_000_000_000;

/**
 * A typed number, ignoring spaces and thousands commas; undefined for anything invalid, negative or above a billion.
 * @example
 * parseAssumption('1,250.5') // => 1250.5
 */
export function parseAssumption(text: string): number | undefined {
  const plain = text.replaceAll(/[\s,$]/gu, '');
  if (!/^\d{1,12}(?:\.\d{0,6})?$/u.test(plain)) return undefined;
  const value = Number(plain);
  return value <= largestAssumption ? value : undefined;
}

/**
 * Reads assumptions from a store or an address; unreadable values fall back to the initial ones.
 * @example
 * parseAssumptions({ hours: '40', hourlyRate: -1 }).hours // => 40
 */
export function parseAssumptions(value: unknown): OwnAssumptions {
  const read = (name: keyof OwnAssumptions): number => {
    const found = fieldOf(value, name);
    const isReadable = typeof found === 'number' || typeof found === 'string';
    return (isReadable ? parseAssumption(String(found)) : undefined) ?? initialAssumptions[name];
  };
  return {
    hours: read('hours'),
    hourlyRate: read('hourlyRate'),
    monthlyRevenue: read('monthlyRevenue'),
    monthlyCost: read('monthlyCost'),
  };
}

function rounded(value: number, unit: number): number {
  return Math.round(value * unit) / unit;
}

/**
 * The figures for a level of complexity, which scales hours and cost alike, as in the sample.
 * @example
 * ownEconomics({ hours: 100, hourlyRate: 100, monthlyRevenue: 2500, monthlyCost: 500 }, 'V1.0').breakEvenMonths // => 5
 */
export function ownEconomics(assumptions: OwnAssumptions, level: ComplexityLevel): OwnEconomics {
  const { hours, hourlyRate: rate, monthlyRevenue, monthlyCost } = parseAssumptions(assumptions);
  const totalHours = hours * complexityMultipliers[level];
  const totalBudget = rounded(totalHours * rate, 100);
  const gain = monthlyRevenue - monthlyCost;
  return {
    totalHours: rounded(totalHours, 10),
    totalBudget,
    yearlyGain: rounded(gain * months, 100),
    roi: totalBudget > 0 ? rounded(((gain * months - totalBudget) / totalBudget) * 100, 10) : undefined,
    breakEvenMonths: gain > 0 ? rounded(totalBudget / gain, 10) : undefined,
  };
}
