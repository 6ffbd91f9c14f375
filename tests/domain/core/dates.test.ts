import { describe, expect, test } from 'vitest';
import type { Expression } from '../../../packages/domain/src/language/ast/index.ts';
import { plusDays, weekdayOf } from '../../../packages/domain/src/language/core/constituents/calendar.ts';
import { periodsIn } from '../../../packages/domain/src/language/core/constituents/dates.ts';
import { value } from './shown.ts';

function shownBound(bound: Expression | undefined): string {
  return bound ? value(bound) : '';
}

/** The periods in a text as `from … until …`, the end exclusive; a month of any year by its number. */
function periods(text: string, today = '2026-11-23'): readonly string[] {
  return periodsIn(text, today).map(({ from, until, month }) =>
    month === undefined ? `${shownBound(from)} … ${shownBound(until)}` : `month ${month}`,
  );
}

describe('periods, said on Monday 23 November 2026', () => {
  test.each([
    ['14th of June next', '"2027-06-14" … "2027-06-15"'],
    ['on 5 March 2024', '"2024-03-05" … "2024-03-06"'],
    ['March 5', '"2027-03-05" … "2027-03-06"'],
    ['25/12/2026', '"2026-12-25" … "2026-12-26"'],
    ['31.07.2027', '"2027-07-31" … "2027-08-01"'],
    ['2024-02-29', '"2024-02-29" … "2024-03-01"'],
    ['next friday', '"2026-11-27" … "2026-11-28"'],
    ['on monday', '"2026-11-30" … "2026-12-01"'],
    ['last monday', '"2026-11-16" … "2026-11-17"'],
    ['starts Monday', '"2026-11-30" … "2026-12-01"'],
    ['the coming weekend', '"2026-11-28" … "2026-11-30"'],
    ['last weekend', '"2026-11-21" … "2026-11-23"'],
    ['tomorrow', '(today + 1 day) … ((today + 1 day) + 1 day)'],
    ['yesterday', '(today - 1 day) … ((today - 1 day) + 1 day)'],
    ['3 weeks ago', '(today - 3 week) … ((today - 3 week) + 1 day)'],
    ['in 14 months', '(today + 14 month) … ((today + 14 month) + 1 day)'],
    ['last 30 days', '(today - 30 day) … '],
    ['in the last hour', '(now - 1 hour) … '],
    ['in the next 30 days', 'today … ((today + 30 day) + 1 day)'],
    ['last month', '(start-of-month(today) - 1 month) … start-of-month(today)'],
    ['this week', 'start-of-week(today) … (start-of-week(today) + 1 week)'],
    ['next quarter', '"2027-01-01" … "2027-04-01"'],
    ['this summer', '"2026-06-01" … "2026-09-01"'],
    ['last summer', '"2026-06-01" … "2026-09-01"'],
    ['next spring', '"2027-03-01" … "2027-06-01"'],
    ['this autumn', '"2026-09-01" … "2026-12-01"'],
    ['last autumn', '"2025-09-01" … "2025-12-01"'],
    ['last winter', '"2025-12-01" … "2026-03-01"'],
    ['on the 9th', '"2026-11-09" … "2026-11-10"'],
    ['by friday', ' … "2026-11-28"'],
    ['in November', 'month 11'],
    ['since May', '"2026-05-01" … '],
    ['since December', '"2025-12-01" … '],
    ['before next September', ' … "2027-09-01"'],
    ['in March 2025', '"2025-03-01" … "2025-04-01"'],
    ['before 2016', ' … "2016-01-01"'],
    ['the ones from 2016', '"2016-01-01" … "2017-01-01"'],
    ['the ones from March', '"2026-03-01" … "2026-04-01"'],
    ['from 2016 onwards', '"2016-01-01" … '],
    ['from before 2016', ' … "2016-01-01"'],
    ['after 2016', '"2017-01-01" … '],
    ['until the end of this month', ' … "2026-12-01"'],
    ['first of next month', '"2026-12-01" … "2026-12-02"'],
    ['second Sunday of next month', '"2026-12-13" … "2026-12-14"'],
    ['last Friday of this month', '"2026-11-27" … "2026-11-28"'],
    ['older than 60 days', ' … (today - 60 day)'],
    ['for more than a year', ' … (today - 1 year)'],
    ['newer than two weeks', '(today - 2 week) … '],
    ['older than 2 hours', ' … (now - 2 hour)'],
  ])('%s', (text, expected) => {
    expect(periods(text)).toEqual([expected]);
  });

  test.each([
    '3/4/2026',
    '31 June 2026',
    '31.02.2026',
    '99/99/2026',
    '2024-13-01',
    'march members',
    'you may go',
    'more than 2000',
  ])('%s is none', (text) => {
    expect(periods(text)).toEqual([]);
  });

  test('are found one after another', () => {
    expect(periods('due today and paid tomorrow')).toHaveLength(2);
  });
});

describe('the calendar', () => {
  test('goes over the ends of months and years', () => {
    expect(plusDays({ year: 2024, month: 2, day: 28 }, 2)).toEqual({ year: 2024, month: 3, day: 1 });
    expect(plusDays({ year: 2026, month: 12, day: 31 }, 1)).toEqual({ year: 2027, month: 1, day: 1 });
    expect(plusDays({ year: 2026, month: 1, day: 1 }, -1)).toEqual({ year: 2025, month: 12, day: 31 });
  });

  test('knows the days of the week', () => {
    expect(weekdayOf({ year: 2026, month: 11, day: 23 })).toBe(0);
    expect(weekdayOf({ year: 2000, month: 2, day: 29 })).toBe(1);
  });
});
