import {
  componentCost,
  dollarText,
  economicsFor,
  phaseHours,
  phaseProgress,
} from '@saywright/domain/economics';
import { modelScoreTone, modelSliders, sliderValue } from '@saywright/domain/models';
import {
  operationSeries,
  overviewRanges,
  rangeCounts,
  statChange,
  statChangeText,
} from '@saywright/domain/overview';
import { amountText, isPayableAmount, isTokenFresh, tokenFrom } from '@saywright/domain/payment';
import { priceText } from '@saywright/domain/pricing';
import {
  deviationAlert,
  deviationPercent,
  deviationTone,
  milestoneTotals,
  tickProgress,
} from '@saywright/domain/progress';
import { qualityScore } from '@saywright/domain/quality';
import { csvText, insightSentences, sampleReport } from '@saywright/domain/reports';
import { retryDelay, shouldRetry } from '@saywright/domain/retry';
import { truncateFeatures } from '@saywright/domain/templates';
import { limitText } from '@saywright/domain/text';
import { measuredUsage } from '@saywright/domain/usage';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { malformedList, malformedNumber, malformedText } from '../support/malformed.ts';

/** Every number in a result. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

function expectFinite(value: unknown): void {
  expect(numbersIn(value).filter((number) => !Number.isFinite(number))).toEqual([]);
}

const broken = /NaN|Infinity|undefined/u;
const four = fc.tuple(malformedNumber, malformedNumber, malformedNumber, malformedNumber);

describe('malformed numbers', () => {
  it('give finite costs, hours and progress', () => {
    const phase = fc.record({
      id: malformedText,
      name: malformedText,
      description: malformedText,
      estimatedHours: malformedNumber,
      hourlyRate: malformedNumber,
      status: fc.constant('pending' as const),
      completionPercentage: malformedNumber,
    });
    fc.assert(
      fc.property(malformedList(phase), fc.constantFrom('MVP', 'V1.0', 'Full-Featured'), (phases, level) => {
        const { phases: costs, ...figures } = economicsFor(level, phases);
        expectFinite(figures);
        expectFinite(costs.map(({ hours, cost }) => [hours, cost]));
        expect(phaseHours(phases)).toBeGreaterThanOrEqual(0);
        expect(phaseProgress(phases)).toBeGreaterThanOrEqual(0);
        expect(phaseProgress(phases)).toBeLessThanOrEqual(100);
        for (const { estimatedHours, hourlyRate } of phases) {
          expectFinite(componentCost({ estimatedHours }, level, hourlyRate));
          expect(dollarText(estimatedHours)).not.toMatch(broken);
        }
      }),
    );
  });

  it('give sliders, scores and shares within their limits', () => {
    fc.assert(
      fc.property(four, (list) => {
        for (const limits of Object.values(modelSliders)) {
          const value = sliderValue(limits, list[0]);
          expect(value).toBeGreaterThanOrEqual(limits.min);
          expect(value).toBeLessThanOrEqual(limits.max);
        }
        expect(['green', 'yellow', 'red']).toContain(modelScoreTone(list[0]));
        const usage = measuredUsage(
          { bytes: list[0], monthlyRequests: list[1] },
          { bytes: list[2], monthlyRequests: list[3] },
        );
        expect(usage.text).not.toMatch(broken);
        for (const share of [
          usage.percent,
          usage.monthlyPercent,
          qualityScore(list.map((status) => ({ status }))),
        ]) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('give series and changes that can be drawn', () => {
    const operations = malformedList(fc.record({ timestamp: malformedNumber }));
    fc.assert(
      fc.property(operations, four, fc.constantFrom(...overviewRanges), (list, malformed, range) => {
        const series = operationSeries(list, range, malformed[0], malformed[1]);
        expectFinite(series);
        expect(series.every(({ count }) => count >= 0 && count <= list.length)).toBe(true);
        const { current, previous } = rangeCounts(list, range, malformed[0]);
        expect(current + previous).toBeLessThanOrEqual(list.length);
        expectFinite(statChange(malformed[0], malformed[1]));
        expect(statChangeText(malformed[0])).not.toMatch(broken);
      }),
    );
  });

  it('are paid only when they are valid amounts', () => {
    fc.assert(
      fc.property(four, ([amount, seconds, now]) => {
        expect(amountText(amount)).toMatch(/^\d+\.\d\d$/u);
        expect(isPayableAmount(amount)).toBe(Number(amountText(amount)) === amount && amount > 0);
        expect(priceText({ price: amount })).not.toMatch(broken);
        const token = tokenFrom({ access_token: 'a', expires_in: seconds }, now);
        expectFinite(token);
        expect(token.ok && seconds <= 0 && isTokenFresh(token.value, now)).toBe(false);
      }),
    );
  });

  it('give finite deviations, progress and waits', () => {
    fc.assert(
      fc.property(four, (list) => {
        const [one, other] = [list[0], list[1]];
        expectFinite(deviationPercent(one, other));
        expect(['green', 'orange', 'red']).toContain(deviationTone(one));
        expect(deviationAlert(one, other) ?? '').not.toMatch(broken);
        const totals = milestoneTotals([
          { estimatedHours: one, actualHours: other, estimatedCost: list[2], actualCost: list[3] },
        ]);
        expectFinite(totals);
        const { overallProgress, efficiencyScore, burnRate } = tickProgress(
          {
            overallProgress: one,
            timeDeviation: 0,
            costDeviation: 0,
            efficiencyScore: other,
            predictedCompletion: '',
            burnRate: other,
          },
          { progress: other, efficiency: list[2], burnRate: list[3] },
        );
        expect(overallProgress).toBeGreaterThanOrEqual(0);
        expect(overallProgress).toBeLessThanOrEqual(100);
        expectFinite([efficiencyScore, burnRate]);
        expect(retryDelay(one)).toBeGreaterThanOrEqual(1000);
        expect(retryDelay(one)).toBeLessThanOrEqual(30_000);
        expect(shouldRetry(new Error('network'), one)).toBe(one < 3);
      }),
    );
  });

  it('never cut text or lists in the wrong place', () => {
    fc.assert(
      fc.property(malformedText, malformedList(malformedText), malformedNumber, (text, list, limit) => {
        const room = limit >= 1 ? Math.trunc(limit) : 0;
        expect(Array.from(limitText(text, limit)).length).toBeLessThanOrEqual(room);
        expect(truncateFeatures(list, limit).length).toBeLessThanOrEqual(Math.min(list.length, room) + 1);
        expect(csvText([[text, limit], list])).toMatch(/\r\n$/u);
      }),
    );
  });

  it('are left out of sentences', () => {
    fc.assert(
      fc.property(four, (list) => {
        const sentences = insightSentences({
          ...sampleReport,
          projectOverview: { ...sampleReport.projectOverview, spent: list[0], budget: list[1] },
          performance: {
            efficiency: list[0],
            qualityScore: list[1],
            timeDeviation: list[2],
            costDeviation: list[3],
          },
        });
        expect(sentences).toHaveLength(5);
        expect(sentences.join(' ')).not.toMatch(broken);
      }),
    );
  });
});
