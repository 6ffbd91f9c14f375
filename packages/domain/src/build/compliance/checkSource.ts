import { textField } from '../../shared/fields/index.ts';
import { bonus, exemptPaths, penalties, suggestions } from './documentedRules.ts';
import { findDocumented } from './findDocumented.ts';
import { lineIndex } from './lines.ts';
import type { ProjectCheck, SourceCheck, SourceFile, Violation } from './types.ts';

/**
 * Whether the documented rules apply to a file: it ends in .ts or .tsx and does not define the rules themselves.
 * @example
 * isCheckable('src/a.tsx') // => true
 */
export function isCheckable(path: string): boolean {
  const plain = path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/u, '');
  return /\.tsx?$/u.test(path) && !exemptPaths.some((exempt) => plain.startsWith(exempt));
}

function violationsIn(file: SourceFile): readonly Violation[] {
  const hits = findDocumented(file);
  if (hits.length === 0) return [];
  const lines = lineIndex(file.text);
  return hits
    .map(({ offset, rule }) => ({ line: lines.placeOf(offset).line, rule }))
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, rule }) => ({
      type: rule.type,
      severity: rule.severity,
      location: `${file.path}:${line}`,
      description: rule.description,
      suggestion: suggestions[rule.type],
    }));
}

function bonusOf(text: string): number {
  let points = 0;
  for (const _ of text.matchAll(bonus.pattern)) {
    points += bonus.each;
    if (points >= bonus.most) return bonus.most;
  }
  return points;
}

/** A documented score and the figures it consists of. */
export interface ScoreParts {
  readonly penalty: number;
  readonly bonus: number;
  readonly score: number;
}

/**
 * The documented score of a file: 100 less the penalties plus the bonus, from 0 to 100.
 * @example
 * scoreParts([{ severity: 'high' }], 'interface A {}') // => { penalty: 15, bonus: 2, score: 87 }
 */
export function scoreParts(violations: readonly Pick<Violation, 'severity'>[], text: string): ScoreParts {
  const penalty = violations.reduce((sum, { severity }) => sum + penalties[severity], 0);
  const extra = bonusOf(text);
  return { penalty, bonus: extra, score: Math.min(100, Math.max(0, 100 - penalty + extra)) };
}

function asFile(value: unknown): SourceFile {
  return { path: textField(value, 'path') ?? '', text: textField(value, 'text') ?? '' };
}

/**
 * The documented check of one file: valid without critical and high violations. A file to which the rules do not apply
 * has no violations. The check does not block releases.
 * @example
 * checkSource({ path: 'src/a.ts', text: 'call(); // FIX' + 'ME' }).score // => 80
 */
export function checkSource(file: SourceFile): SourceCheck {
  const { path, text } = asFile(file);
  if (!isCheckable(path)) return { violations: [], score: 100, valid: true };
  const violations = violationsIn({ path, text });
  return {
    violations,
    score: violations.length === 0 ? 100 : scoreParts(violations, text).score,
    valid: violations.every(({ severity }) => severity !== 'critical' && severity !== 'high'),
  };
}

/**
 * The documented check of a project: valid without critical violations. The score is the rounded mean of the files to
 * which the rules apply, 0 without such files.
 * @example
 * checkProject([{ path: 'src/a.ts', text: 'const a = 1;' }]).score // => 100
 */
export function checkProject(files: readonly SourceFile[]): ProjectCheck {
  const checks = (Array.isArray(files) ? files.map(asFile) : [])
    .filter(({ path }) => isCheckable(path))
    .map((file) => ({ path: file.path, ...checkSource(file) }));
  const total = checks.reduce((sum, { score }) => sum + score, 0);
  return {
    score: checks.length > 0 ? Math.round(total / checks.length) : 0,
    valid: checks.every(({ violations }) => violations.every(({ severity }) => severity !== 'critical')),
    files: checks,
  };
}
