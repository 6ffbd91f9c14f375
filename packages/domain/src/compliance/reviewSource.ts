import { textField } from '../fields/index.ts';
import { allowancesIn, type Allowance } from './allowances.ts';
import { findInCode } from './findInCode.ts';
import { findSecrets, type Hit } from './findSecrets.ts';
import { fingerprints } from './fingerprint.ts';
import { lineIndex, type LineIndex } from './lines.ts';
import { reviewRules, type ReviewRuleId } from './reviewRules.ts';
import { scanSource, type Token } from './scanSource.ts';
import type { SourceFile, ViolationSeverity } from './types.ts';

/** Something the refined view found, with its exact place. Lines and columns count from 1. */
export interface Finding {
  readonly rule: ReviewRuleId;
  readonly severity: ViolationSeverity;
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly message: string;
  readonly suggestion: string;
  /** What stands there, with every secret covered. */
  readonly snippet: string;
  /** The same for the same finding, wherever in the file it moves. */
  readonly fingerprint: string;
}

/** A finding that a comment allows, with the reason it gives. */
export interface AllowedFinding {
  readonly finding: Finding;
  readonly reason: string;
}

/** The refined view of a file (D12). */
export interface SourceReview {
  readonly findings: readonly Finding[];
  readonly allowed: readonly AllowedFinding[];
}

const snippetReach = 60;
const cover = '…';

function covered(text: string): string {
  return `${text.slice(0, 4)}${cover}`;
}

/** The surroundings of a hit on its line, with all secrets covered but for their first four characters. */
function snippetOf(text: string, hit: Hit, secrets: readonly Hit[], lines: LineIndex): string {
  const [lineStart, lineEnd] = lines.rangeOf(lines.placeOf(hit.start).line);
  const from = Math.max(lineStart, hit.start - snippetReach);
  const to = Math.min(lineEnd, hit.end + snippetReach);
  const parts: string[] = [];
  let at = from;
  for (const secret of secrets) {
    if (secret.end <= at || secret.start >= to) continue;
    parts.push(text.slice(at, Math.max(at, secret.start)));
    parts.push(secret.start >= at ? covered(text.slice(secret.start, secret.end)) : cover);
    at = Math.min(secret.end, to);
  }
  return `${parts.join('')}${text.slice(at, Math.max(at, to))}`.trim();
}

function findingsOf(path: string, text: string, hits: readonly Hit[], lines: LineIndex): readonly Finding[] {
  const sorted = hits.toSorted((one, other) => one.start - other.start || one.end - other.end);
  const secrets = sorted.filter((hit) => hit.secret);
  const snippets = sorted.map((hit) => snippetOf(text, hit, secrets, lines));
  const marks = fingerprints(
    path,
    sorted.map((hit, index) => [hit.rule, snippets[index] ?? '']),
  );
  return sorted.map((hit, index) => {
    const { severity, title, suggestion } = reviewRules[hit.rule];
    const start = lines.placeOf(hit.start);
    const end = lines.placeOf(hit.end);
    return {
      rule: hit.rule,
      severity,
      path,
      line: start.line,
      column: start.column,
      endLine: end.line,
      endColumn: end.column,
      message: title,
      suggestion,
      snippet: snippets[index] ?? '',
      fingerprint: marks[index] ?? '',
    };
  });
}

function allows(allowance: Allowance, hit: Hit, line: number): boolean {
  return (
    allowance.reason !== '' &&
    allowance.rule === hit.rule &&
    line >= allowance.fromLine &&
    line <= allowance.toLine
  );
}

/** Allowances that say no reason, or that allow nothing. */
function allowanceHits(
  allowances: readonly Allowance[],
  hits: readonly Hit[],
  lines: LineIndex,
): readonly Hit[] {
  return allowances.flatMap((allowance): readonly Hit[] => {
    const { start, end, reason } = allowance;
    if (reason === '') return [{ rule: 'allowance-without-reason', start, end, secret: false }];
    const used = hits.some((hit) => allows(allowance, hit, lines.placeOf(hit.start).line));
    return used ? [] : [{ rule: 'unused-allowance', start, end, secret: false }];
  });
}

/** What a file holds: TypeScript is taken apart, anything else is searched for secrets only. */
function reading(path: string, text: string): readonly [hits: readonly Hit[], comments: readonly Token[]] {
  const secrets = findSecrets(text);
  if (!/\.[cm]?tsx?$/u.test(path)) {
    return [secrets, [{ kind: 'comment', start: 0, end: text.length }]];
  }
  const tokens = scanSource(text, path.endsWith('x'));
  return [[...secrets, ...findInCode(path, text, tokens)], tokens.filter(({ kind }) => kind === 'comment')];
}

/**
 * The refined view of a file, beside the documented score and apart from it: where exactly something is, whether it is
 * code, text or a comment, and which secrets there are. A comment with a reason allows a finding on its line or the next (D12).
 */
export function reviewSource(file: SourceFile): SourceReview {
  const path = textField(file, 'path') ?? '';
  const text = textField(file, 'text') ?? '';
  const [hits, comments] = reading(path, text);
  const lines = lineIndex(text);
  const allowances = allowancesIn(text, comments, lines);
  const findings = findingsOf(path, text, [...hits, ...allowanceHits(allowances, hits, lines)], lines);
  const reasonOf = (finding: Finding): string | undefined =>
    allowances.find(
      ({ rule, reason, fromLine, toLine }) =>
        reason !== '' && rule === finding.rule && finding.line >= fromLine && finding.line <= toLine,
    )?.reason;
  return {
    findings: findings.filter((finding) => reasonOf(finding) === undefined),
    allowed: findings.flatMap((finding) => {
      const reason = reasonOf(finding);
      return reason === undefined ? [] : [{ finding, reason }];
    }),
  };
}
