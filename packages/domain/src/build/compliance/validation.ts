/** How long a validation takes at least, in milliseconds (SP-BVAL-15). */
export const validationDelay = 1500;

/**
 * Colour of a score, always with the figure beside it: green from 90, yellow from 70, else red (SP-BVAL-06, H42).
 * @example
 * complianceTone(85) // => 'yellow'
 */
export function complianceTone(score: number): 'green' | 'yellow' | 'red' {
  if (score >= 90) return 'green';
  return score >= 70 ? 'yellow' : 'red';
}

/**
 * The headline of a result; it goes by validity, not by the score (SP-BVAL-05, A82).
 * @example
 * validationHeadline(true) // => 'Validation Passed'
 */
export function validationHeadline(valid: boolean): string {
  return valid ? 'Validation Passed' : 'Issues Found';
}

/** What a validation comes to; `nothing` when no file was checked. */
export type ValidationOutcome = 'nothing' | 'passed' | 'issues';

/**
 * What the documented rules and the refined view come to together: nothing passes over a critical finding, or over nothing.
 * @example
 * validationOutcome({ files: 2, valid: true, criticalFindings: 1 }) // => 'issues'
 */
export function validationOutcome(checked: {
  /** Files the documented rules apply to. */
  readonly files: number;
  /** Whether they pass the documented rules. */
  readonly valid: boolean;
  /** Critical findings of the refined view, in files of any kind. */
  readonly criticalFindings: number;
}): ValidationOutcome {
  if (checked.criticalFindings > 0) return 'issues';
  if (checked.files === 0) return 'nothing';
  return checked.valid ? 'passed' : 'issues';
}
