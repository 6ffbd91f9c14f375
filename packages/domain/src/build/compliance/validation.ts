/** The minimum duration of a validation, in milliseconds. */
export const validationDelay = 1500;

/**
 * Colour of a score: green from 90, yellow from 70, else red. Always shown with the figure.
 * @example
 * complianceTone(85) // => 'yellow'
 */
export function complianceTone(score: number): 'green' | 'yellow' | 'red' {
  if (score >= 90) return 'green';
  return score >= 70 ? 'yellow' : 'red';
}

/**
 * The headline of a result; it depends on validity, not on the score.
 * @example
 * validationHeadline(true) // => 'Validation Passed'
 */
export function validationHeadline(valid: boolean): string {
  return valid ? 'Validation Passed' : 'Issues Found';
}

/** The outcome of a validation; `nothing` when no file was checked. */
export type ValidationOutcome = 'nothing' | 'passed' | 'issues';

/**
 * The combined outcome of the documented rules and the detailed review: it never passes with a critical finding or
 * without a checked file.
 * @example
 * validationOutcome({ files: 2, valid: true, criticalFindings: 1 }) // => 'issues'
 */
export function validationOutcome(checked: {
  /** Number of files to which the documented rules apply. */
  readonly files: number;
  /** Whether they pass the documented rules. */
  readonly valid: boolean;
  /** Number of critical findings of the detailed review, in files of any kind. */
  readonly criticalFindings: number;
}): ValidationOutcome {
  if (checked.criticalFindings > 0) return 'issues';
  if (checked.files === 0) return 'nothing';
  return checked.valid ? 'passed' : 'issues';
}
