import {
  assumptionFields,
  economicsFor,
  initialAssumptions,
  largestAssumption,
  ownEconomics,
  parseAssumption,
  parseAssumptions,
} from '@saywright/domain/economics';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { malformedNumber, malformedText, malformedValue } from '../support/malformed.ts';

it('starts from the documented hours, rate and revenue', () => {
  expect(initialAssumptions).toEqual({ hours: 118, hourlyRate: 250, monthlyRevenue: 6146, monthlyCost: 0 });
  expect(ownEconomics(initialAssumptions, 'V1.0').totalBudget).toBe(economicsFor('V1.0').totalBudget);
  expect(assumptionFields).toEqual(Object.keys(initialAssumptions));
});

it('computes return and break-even from the assumptions', () => {
  const assumptions = { hours: 100, hourlyRate: 100, monthlyRevenue: 2500, monthlyCost: 500 };
  expect(ownEconomics(assumptions, 'V1.0')).toEqual({
    totalHours: 100,
    totalBudget: 10_000,
    yearlyGain: 24_000,
    roi: 140,
    breakEvenMonths: 5,
  });
  expect(ownEconomics(assumptions, 'MVP')).toMatchObject({
    totalHours: 70,
    totalBudget: 7000,
    breakEvenMonths: 3.5,
  });
  expect(ownEconomics({ ...assumptions, monthlyCost: 2500 }, 'V1.0')).toMatchObject({
    roi: -100,
    breakEvenMonths: undefined,
  });
  expect(ownEconomics({ ...assumptions, hours: 0 }, 'V1.0')).toMatchObject({
    roi: undefined,
    breakEvenMonths: 0,
  });
});

it.each([
  ['1,250.5', 1250.5],
  [' $40 ', 40],
  ['0', 0],
  ['', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['abc', undefined],
  ['1000000000', largestAssumption],
  ['1000000001', undefined],
])('reads %j as %s', (text, value) => {
  expect(parseAssumption(text)).toBe(value);
});

it('reads assumptions from any input, and always gives finite figures', () => {
  const assumptions = fc.record(
    Object.fromEntries(
      assumptionFields.map((field) => [field, fc.oneof(malformedNumber, malformedText, malformedValue)]),
    ),
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(assumptions, malformedValue), (value) => {
      const read = parseAssumptions(value);
      expect(parseAssumptions(read)).toEqual(read);
      const figures = Object.values(ownEconomics(read, 'Full-Featured'));
      expect(figures.every((figure) => figure === undefined || Number.isFinite(figure))).toBe(true);
    }),
  );
});
