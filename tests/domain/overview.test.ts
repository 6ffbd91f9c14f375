import {
  defaultOverviewRange,
  operationSeries,
  overviewRanges,
  overviewStats,
  parseOverviewRange,
  rangeCounts,
  rangeDays,
  statChange,
  statChangeText,
} from '@saywright/domain/overview';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const hour = 3_600_000;
const day = 24 * hour;
/** Friday, 15 January 2027, 08:00 in UTC. */
const now = 1_800_000_000_000;
const midnight = now - 8 * hour;

describe('stats', () => {
  it.each([
    ['Total Projects', '12', '+12%', 'up'],
    ['Active Users', '1,234', '+8%', 'up'],
    ['API Calls', '45.6K', '+23%', 'up'],
    ['Performance', '98.2%', '-0.4%', 'down'],
  ])('%s: %s, %s', (label, value, change, trend) => {
    const stat = overviewStats.find((one) => one.label === label);
    expect(stat).toMatchObject({ value, trend });
    expect(statChangeText(stat?.change ?? Number.NaN)).toBe(change);
  });

  it('are four, with four fields each', () => {
    expect(overviewStats).toHaveLength(4);
    expect(overviewStats.every((stat) => Object.keys(stat).join() === 'label,value,change,trend')).toBe(true);
  });

  it.each([
    [12, 10, 20, 'up'],
    [9, 10, -10, 'down'],
    [1, 3, -66.7, 'down'],
    [5, 5, 0, 'up'],
    [0, 4, -100, 'down'],
    [Number.NaN, 3, -100, 'down'],
    [99_999, 100_000, 0, 'up'],
  ] as const)('%d after %d is %d percent, %s', (current, before, change, trend) => {
    expect(statChange(current, before)).toEqual({ change, trend });
  });

  it.each([
    [0, 0],
    [4, 0],
    [4, -3],
    [4, Number.NaN],
  ])('%d after %d has no percentage', (current, before) => {
    expect(statChange(current, before)).toBeUndefined();
  });

  it.each([
    [0, '+0%'],
    [-0, '+0%'],
    [-0.04, '+0%'],
    [12.34, '+12.3%'],
    [Number.NaN, '+0%'],
  ])('%d is written %s', (change, text) => {
    expect(statChangeText(change)).toBe(text);
  });

  it('always shows a finite number', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (current, before) => {
        const { change, trend } = statChange(current, before) ?? { change: 0, trend: 'up' };
        expect(Number.isFinite(change)).toBe(true);
        expect(trend).toBe(change < 0 ? 'down' : 'up');
        expect(statChangeText(change)).toMatch(/^[+-]\d+(?:\.\d)?%$/u);
      }),
    );
  });
});

describe('ranges', () => {
  it('are the documented ones', () => {
    expect(overviewRanges).toEqual(['1d', '7d', '30d', '90d']);
    expect(defaultOverviewRange).toBe('7d');
    expect(overviewRanges.map((range) => rangeDays[range])).toEqual([1, 7, 30, 90]);
  });

  it.each([
    ['30d', '30d'],
    ['1d', '1d'],
    ['2d', '7d'],
    ['', '7d'],
    [null, '7d'],
    [7, '7d'],
  ])('%j means %s', (value, range) => {
    expect(parseOverviewRange(value)).toBe(range);
  });
});

describe('series', () => {
  const at = (...timestamps: readonly number[]) => timestamps.map((timestamp) => ({ timestamp }));

  it('counts by day, today last, and future times as now', () => {
    const series = operationSeries(
      at(now, midnight, midnight - 1, midnight - 6 * day, 0, now + day),
      '7d',
      now,
    );
    expect(series.map(({ count }) => count)).toEqual([1, 0, 0, 0, 0, 1, 3]);
    expect(series.at(-1)?.start).toBe(midnight);
  });

  it('starts the day in the local time zone', () => {
    const moment = at(midnight - hour);
    expect(operationSeries(moment, '7d', now).at(-1)?.count).toBe(0);
    const there = operationSeries(moment, '7d', now, 60);
    expect(there.at(-1)).toEqual({ start: midnight - hour, count: 1 });
    expect(operationSeries(moment, '7d', now, Number.NaN)).toEqual(operationSeries(moment, '7d', now));
  });

  it('counts a range of one day by the hour', () => {
    const series = operationSeries(at(now, now - hour, now - day), '1d', now);
    expect(series).toHaveLength(24);
    expect(series.slice(-2).map(({ count }) => count)).toEqual([1, 1]);
    expect(series[0]?.count).toBe(0);
  });

  it('has no bars without a valid time', () => {
    expect(operationSeries(at(now), '7d', Number.NaN)).toEqual([]);
  });

  it('counts everything within its bars exactly once', () => {
    const times = fc.array(fc.oneof(fc.integer({ min: now - 100 * day, max: now }), fc.double()));
    fc.assert(
      fc.property(
        times,
        fc.constantFrom(...overviewRanges),
        fc.integer({ min: -720, max: 840 }),
        (moments, range, zone) => {
          const series = operationSeries(at(...moments), range, now, zone);
          const step = range === '1d' ? hour : day;
          const first = series[0]?.start ?? Number.NaN;
          expect(series).toHaveLength(range === '1d' ? 24 : rangeDays[range]);
          expect(series.every(({ start }, index) => start === first + index * step)).toBe(true);
          expect((series.at(-1)?.start ?? 0) <= now && now < (series.at(-1)?.start ?? 0) + step).toBe(true);
          const inside = moments.filter((moment) => Math.min(moment, now) >= first);
          expect(series.reduce((sum, { count }) => sum + count, 0)).toBe(inside.length);
        },
      ),
    );
  });

  it('compares a range with the one before', () => {
    const moments = at(now, now - 7 * day + 1, now - 7 * day, now - 14 * day + 1, now - 14 * day, now + 1);
    expect(rangeCounts(moments, '7d', now)).toEqual({ current: 3, previous: 2 });
    expect(rangeCounts(moments, '7d', Number.NaN)).toEqual({ current: 0, previous: 0 });
  });
});
