import { textField } from '../fields/index.ts';
import {
  bonus,
  commentRule,
  commentStart,
  documentedRules,
  exemptPaths,
  maxViolationsPerRule,
  penalties,
  suggestions,
  type DocumentedRule,
} from './documentedRules.ts';
import { lineIndex } from './lines.ts';
import type { ProjectCheck, SourceCheck, SourceFile, Violation } from './types.ts';

interface Found {
  readonly line: number;
  readonly rule: Pick<DocumentedRule, 'type' | 'severity' | 'description'>;
}

/** Whether the documented rules apply to a file: its name ends in .ts or .tsx, and it is not one of the rules' own (SP-COMP-01, H31). */
export function isCheckable(path: string): boolean {
  const plain = path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/u, '');
  return /\.tsx?$/u.test(path) && !exemptPaths.some((exempt) => plain.startsWith(exempt));
}

/** Whether a word is the name of a JSX attribute: white space before it, its value right behind it. */
function isAttribute({ path, text }: SourceFile, start: number, end: number): boolean {
  return (
    path.endsWith('.tsx') && /\s/u.test(text.charAt(start - 1)) && /^=["'{]/u.test(text.slice(end, end + 2))
  );
}

function patternMatches(file: SourceFile, rule: DocumentedRule): readonly number[] {
  if (rule.exemptBy?.test(file.text)) return [];
  const offsets: number[] = [];
  for (const match of file.text.matchAll(rule.pattern)) {
    const end = match.index + match[0].length;
    if (!rule.skipsAttributes || !isAttribute(file, match.index, end)) offsets.push(match.index);
    if (offsets.length === maxViolationsPerRule) break;
  }
  return offsets;
}

function patternFindings(file: SourceFile): readonly Found[] {
  const lines = lineIndex(file.text);
  return documentedRules.flatMap((rule) =>
    patternMatches(file, rule).map((offset) => ({ line: lines.placeOf(offset).line, rule })),
  );
}

function commentFindings(text: string): readonly Found[] {
  return text
    .split('\n')
    .flatMap((line, index) => {
      const start = line.search(commentStart);
      return start >= 0 && commentRule.pattern.test(line.slice(start))
        ? [{ line: index + 1, rule: commentRule }]
        : [];
    })
    .slice(0, maxViolationsPerRule);
}

function violationsIn(file: SourceFile): readonly Violation[] {
  return [...patternFindings(file), ...commentFindings(file.text)]
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

/** The parts of a documented score, shown beside it (H31). */
export interface ScoreParts {
  readonly penalty: number;
  readonly bonus: number;
  readonly score: number;
}

/** How the documented score of a file comes about: 100 less the penalties, with the bonus, from 0 to 100 (SP-COMP-14 to SP-COMP-17, A80). */
export function scoreParts(violations: readonly Pick<Violation, 'severity'>[], text: string): ScoreParts {
  const penalty = violations.reduce((sum, { severity }) => sum + penalties[severity], 0);
  const extra = bonusOf(text);
  return { penalty, bonus: extra, score: Math.min(100, Math.max(0, 100 - penalty + extra)) };
}

function asFile(value: unknown): SourceFile {
  return { path: textField(value, 'path') ?? '', text: textField(value, 'text') ?? '' };
}

/**
 * The documented check of one file: valid without critical and high violations (SP-COMP-01 to SP-COMP-18).
 * A file to which the rules do not apply has no violations. Not a gate for releases (H31, D12).
 */
export function checkSource(file: SourceFile): SourceCheck {
  const { path, text } = asFile(file);
  if (!isCheckable(path)) return { violations: [], score: 100, valid: true };
  const violations = violationsIn({ path, text });
  return {
    violations,
    score: scoreParts(violations, text).score,
    valid: violations.every(({ severity }) => severity !== 'critical' && severity !== 'high'),
  };
}

/** The documented check of a project: valid without critical violations, its score the rounded mean of the files the rules apply to, 0 without any (SP-COMP-19 to SP-COMP-21, A83). */
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
