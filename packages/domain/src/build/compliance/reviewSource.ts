import { textField } from '../../shared/fields/index.ts';
import { allowancesIn, mayAllow, type Allowance } from './allowances.ts';
import { findPasswords } from './findPasswords.ts';
import { isTest, searchCode } from './searchCode.ts';
import { findSecrets, overlaps, type Hit } from './findSecrets.ts';
import { fingerprinter } from './fingerprint.ts';
import { lineIndex, type LineIndex } from './lines.ts';
import { reviewRules, type ReviewRuleId } from './reviewRules.ts';
import { scan, type Token } from './scanSource.ts';
import type { SourceFile, ViolationSeverity } from './types.ts';

/** A finding of the detailed review with its exact position. Lines and columns count from 1. */
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
  /** The text at the position, with every secret masked. */
  readonly snippet: string;
  /** Fingerprint that does not change when the finding moves within the file. */
  readonly fingerprint: string;
}

/** A finding that a comment allows, with the reason given. */
export interface AllowedFinding {
  readonly finding: Finding;
  readonly reason: string;
}

/** The detailed review of a file. */
export interface SourceReview {
  readonly findings: readonly Finding[];
  readonly allowed: readonly AllowedFinding[];
}

const snippetReach = 60;
const cover = '…';

function covered(text: string): string {
  return `${text.slice(0, 4)}${cover}`;
}

/** The text around a hit on its line, with all secrets masked except for their first four characters. */
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
  const fingerprint = fingerprinter(path);
  return sorted.map((hit) => {
    const { severity, title, suggestion } = reviewRules[hit.rule];
    const start = lines.placeOf(hit.start);
    const end = lines.placeOf(hit.end);
    const snippet = snippetOf(text, hit, secrets, lines);
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
      snippet,
      fingerprint: fingerprint(hit.rule, snippet),
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

/** Allowances without a reason, and those that allow nothing. */
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

interface Reading {
  readonly hits: readonly Hit[];
  /** Where allowances may be written. */
  readonly comments: readonly Token[];
}

/** Guessable passwords outside of tests, except those that another rule already found. */
function passwordsIn(path: string, text: string, known: readonly Hit[]): readonly Hit[] {
  const found = isTest(path) ? [] : findPasswords(text);
  return found.filter((hit) => !known.some((other) => overlaps(hit, other)));
}

/**
 * The hits and comments of a file. TypeScript is tokenised only where something may be found; other files are searched
 * for secrets only.
 */
function reading(path: string, text: string): Reading {
  const secrets = findSecrets(text);
  const mayHaveAllowances = mayAllow(text);
  if (!/\.[cm]?tsx?$/u.test(path)) {
    const whole: Token = { kind: 'comment', start: 0, end: text.length };
    return {
      hits: [...secrets, ...passwordsIn(path, text, secrets)],
      comments: mayHaveAllowances ? [whole] : [],
    };
  }
  const code = searchCode(path, text);
  const comments: Token[] = [];
  if (code.isWorthwhile || mayHaveAllowances) {
    scan(text, path.endsWith('x'), (kind, start, end) => {
      const mayFindMore = code.visit(kind, start, end);
      if (mayHaveAllowances && kind === 'comment') comments.push({ kind, start, end });
      return mayFindMore || mayHaveAllowances;
    });
  }
  const hits = [...secrets, ...code.hits()];
  return { hits: [...hits, ...passwordsIn(path, text, hits)], comments };
}

/**
 * The detailed review of a file, independent of the documented score: exact positions, matched in code, strings or
 * comments, and secrets. A comment with a reason allows a finding on its line or the next.
 * @example
 * reviewSource({ path: 'src/a.ts', text: 'open("https://shop.dev")' }).findings[0].rule // => 'fixed-address'
 */
export function reviewSource(file: SourceFile): SourceReview {
  const path = textField(file, 'path') ?? '';
  const text = textField(file, 'text') ?? '';
  const { hits, comments } = reading(path, text);
  if (hits.length === 0 && comments.length === 0) return { findings: [], allowed: [] };
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
