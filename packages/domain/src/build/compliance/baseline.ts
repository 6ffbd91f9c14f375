import { fieldOf } from '../../shared/fields/index.ts';
import type { Finding } from './reviewSource.ts';

/** Known findings that are accepted for now. */
export interface Baseline {
  readonly version: 1;
  readonly fingerprints: readonly string[];
}

/**
 * The baseline of findings.
 * @example
 * baselineOf([{ fingerprint: 'b' }, { fingerprint: 'a' }, { fingerprint: 'b' }])
 * // => { version: 1, fingerprints: ['a', 'b'] }
 */
export function baselineOf(findings: readonly Pick<Finding, 'fingerprint'>[]): Baseline {
  return {
    version: 1,
    fingerprints: [...new Set(findings.map(({ fingerprint }) => fingerprint))].toSorted(),
  };
}

/**
 * The findings that are not in a baseline; an unreadable baseline counts as empty.
 * @example
 * newFindings([{ fingerprint: 'a' }, { fingerprint: 'b' }], { fingerprints: ['a'] })
 * // => [{ fingerprint: 'b' }]
 */
export function newFindings<Known extends Pick<Finding, 'fingerprint'>>(
  findings: readonly Known[],
  baseline: unknown,
): readonly Known[] {
  const marks = fieldOf(baseline, 'fingerprints');
  const known = new Set<unknown>(Array.isArray(marks) ? marks : []);
  return findings.filter(({ fingerprint }) => !known.has(fingerprint));
}
