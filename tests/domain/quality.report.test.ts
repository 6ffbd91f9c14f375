import {
  answeredPractices,
  bestPractices,
  functionalScoreOf,
  parseTestCounts,
  parseTestReport,
} from '@saywright/domain/quality';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { malformedText, malformedValue } from '../support/malformed.ts';

it('reads the counts of a test report', () => {
  const report = {
    numTotalTests: 14,
    numPassedTests: 9,
    numFailedTests: 1,
    numPendingTests: 3,
    numTodoTests: 1,
  };
  const counts = { passed: 9, failed: 1, skipped: 4 };
  expect(parseTestReport(JSON.stringify(report))).toEqual({ ok: true, value: counts });
  expect(parseTestCounts(counts)).toEqual(counts);
  expect(functionalScoreOf(counts)).toBe(90);
  expect(functionalScoreOf({ passed: 0, failed: 0, skipped: 4 })).toBeUndefined();
});

it('refuses other files with a reason', () => {
  expect(parseTestReport('<testsuite/>')).toEqual({ ok: false, error: 'This file is not JSON.' });
  expect(parseTestReport('{"numPassedTests":1}').ok).toBe(false);
  expect(parseTestReport('{"numPassedTests":-1,"numFailedTests":0}').ok).toBe(false);
  fc.assert(
    fc.property(malformedText, (text) => {
      expect(parseTestReport(text).ok).toBe(false);
    }),
  );
});

it('reads stored counts, or none', () => {
  for (const part of ['passed', 'failed', 'skipped'])
    expect(parseTestCounts({ passed: 1, failed: 1, skipped: 1, [part]: '1' })).toBeUndefined();
  fc.assert(
    fc.property(malformedValue, (value) => {
      expect(parseTestCounts(value)).toBeUndefined();
    }),
  );
});

it('gives 100 only when every test passed', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (passed, failed) => {
      fc.pre(passed > 0);
      expect(functionalScoreOf({ passed, failed, skipped: 0 }) === 100).toBe(failed === 0);
    }),
  );
});

it('applies a yes or no only to practices that have one', () => {
  expect(answeredPractices(undefined)).toEqual(bestPractices);
  const answers = Object.fromEntries(bestPractices.map(({ id }) => [id, false]));
  expect(answeredPractices(answers).map(({ status }) => status)).toEqual(
    bestPractices.map(({ status }) => (typeof status === 'boolean' ? false : status)),
  );
});
