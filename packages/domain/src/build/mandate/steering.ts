import {
  compliancePenalties,
  type ReviewRuleId,
  type Violation,
  type ViolationType,
} from '../compliance/index.ts';

const workingCode = 'RULE_1.1';
const secrets = 'RULE_2.1';
const services = 'RULE_2.2';

const violationRules: Readonly<Record<ViolationType, string>> = {
  // saywright-allow stand-in-data: the documented name of the type
  mock_data: workingCode,
  todo_comment: workingCode,
  hardcoded_value: services,
};

const findingRules: Partial<Readonly<Record<ReviewRuleId, string>>> = {
  'stand-in-data': workingCode,
  'unfinished-work': workingCode,
  'test-address': workingCode,
  'fixed-address': services,
};

/** The rules of the mandate that source code can break; people judge adherence to the others. */
export const checkedMandates: readonly string[] = [workingCode, secrets, services];

/**
 * The rule of the mandate that a violation breaks; a critical one is a password in the source.
 * @example
 * mandateOfViolation({ type: 'hardcoded_value', severity: 'high' }) // => 'RULE_2.2'
 */
export function mandateOfViolation({ type, severity }: Pick<Violation, 'type' | 'severity'>): string {
  return severity === 'critical' ? secrets : violationRules[type];
}

/**
 * The rule of the mandate that a finding of the detailed review breaks. Remarks about allowances break none and are
 * always shown.
 * @example
 * mandateOfFinding('service-key') // => 'RULE_2.1'
 */
export function mandateOfFinding(rule: ReviewRuleId): string | undefined {
  if (rule === 'allowance-without-reason' || rule === 'unused-allowance') return undefined;
  return findingRules[rule] ?? secrets;
}

/** A file checked by the documented rules. */
export interface SteeredFile {
  readonly path: string;
  readonly violations: readonly Violation[];
  /** Bonus points for keywords. */
  readonly bonus: number;
}

/** The parts of a file's score. */
export interface SteeredScore {
  readonly path: string;
  readonly penalty: number;
  readonly bonus: number;
  readonly score: number;
}

/** The result for the active rules. */
export interface SteeredResult {
  readonly score: number;
  /** The score before rounding. */
  readonly mean: number;
  readonly valid: boolean;
  readonly violations: readonly Violation[];
  /** Number of violations of rules that are switched off. */
  readonly setAside: number;
  readonly scores: readonly SteeredScore[];
}

/**
 * The documented result for the rules that are switched on; with all of them on it equals `checkProject`.
 * A single file is valid by the rule of `checkSource`: without critical and high violations.
 * @example
 * steeredResult([{ path: 'a.ts', violations: [], bonus: 2 }], []).score // => 100
 */
export function steeredResult(files: readonly SteeredFile[], switchedOff: readonly string[]): SteeredResult {
  const isKept = (violation: Violation): boolean => !switchedOff.includes(mandateOfViolation(violation));
  const kept = files.map((file) => ({ ...file, violations: file.violations.filter(isKept) }));
  const scores = kept.map(({ path, violations, bonus }) => {
    const penalty = violations.reduce((sum, { severity }) => sum + compliancePenalties[severity], 0);
    return { path, penalty, bonus, score: Math.min(100, Math.max(0, 100 - penalty + bonus)) };
  });
  const violations = kept.flatMap((file) => file.violations);
  const found = files.reduce((sum, file) => sum + file.violations.length, 0);
  const total = scores.reduce((sum, { score }) => sum + score, 0);
  const mean = scores.length > 0 ? total / scores.length : 0;
  const isSingle = files.length === 1;
  return {
    score: Math.round(mean),
    mean,
    valid: violations.every(({ severity }) => severity !== 'critical' && !(isSingle && severity === 'high')),
    violations,
    setAside: found - violations.length,
    scores,
  };
}
