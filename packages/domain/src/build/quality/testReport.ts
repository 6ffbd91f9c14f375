import { fieldOf } from '../../shared/fields/index.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

/** The test counts of a build. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  /** Not part of the score, because their result is unknown. */
  readonly skipped: number;
}

function count(value: unknown, name: string): number | undefined {
  const found = fieldOf(value, name);
  return Number.isSafeInteger(found) && Number(found) >= 0 ? Number(found) : undefined;
}

function countsOf(value: unknown): TestCounts | undefined {
  const passed = count(value, 'numPassedTests');
  const failed = count(value, 'numFailedTests');
  if (passed === undefined || failed === undefined) return undefined;
  const skipped = (count(value, 'numPendingTests') ?? 0) + (count(value, 'numTodoTests') ?? 0);
  return { passed, failed, skipped };
}

/**
 * The counts of a test report in the JSON format of vitest and jest (`--reporter=json`, `--json`).
 * @example
 * parseTestReport('{"numPassedTests":9,"numFailedTests":1}').value // => { passed: 9, failed: 1, skipped: 0 }
 */
export function parseTestReport(text: string): Result<TestCounts> {
  try {
    const counts = countsOf(JSON.parse(text));
    if (counts) return ok(counts);
  } catch {
    return fail('This file is not JSON.');
  }
  return fail('This file is not a test report: it does not say how many tests passed and failed.');
}

/**
 * Reads stored counts; undefined when there are none.
 * @example
 * parseTestCounts({ passed: 9, failed: 1, skipped: 0 }) // => { passed: 9, failed: 1, skipped: 0 }
 */
export function parseTestCounts(value: unknown): TestCounts | undefined {
  const passed = count(value, 'passed');
  const failed = count(value, 'failed');
  const skipped = count(value, 'skipped');
  if (passed === undefined || failed === undefined || skipped === undefined) return undefined;
  return { passed, failed, skipped };
}

/**
 * The functional score of a build: the share of passing tests in percent, rounded down, so that 100 means all.
 * Undefined when none ran.
 * @example
 * functionalScoreOf({ passed: 199, failed: 1, skipped: 4 }) // => 99
 */
export function functionalScoreOf({ passed, failed }: TestCounts): number | undefined {
  return passed + failed > 0 ? Math.floor((passed / (passed + failed)) * 100) : undefined;
}
