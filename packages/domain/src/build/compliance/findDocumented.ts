import {
  commentRule,
  commentStart,
  documentedRules,
  maxViolationsPerRule,
  type DocumentedRule,
  type RuleHint,
} from './documentedRules.ts';
import type { SourceFile } from './types.ts';

/** A match of a documented rule and its offset in the text. */
export interface DocumentedHit {
  readonly offset: number;
  readonly rule: Pick<DocumentedRule, 'type' | 'severity' | 'description'>;
}

/** The documented rules, each with its pattern as a sticky expression. */
const rulesHere = documentedRules.map((rule) => ({
  rule,
  here: new RegExp(rule.pattern.source, rule.pattern.flags.replace('g', 'y')),
}));

/** The matches of one rule so far. */
interface Search {
  readonly rule: DocumentedRule;
  readonly here: RegExp;
  readonly offsets: number[];
  /** The end of its last match. */
  end: number;
  /** Set on the first match. */
  isExempt?: boolean;
}

/** A hint with its search. */
interface SearchHint {
  readonly search: Search;
  readonly hint: RuleHint;
}

function isOpen({ offsets, isExempt }: Search): boolean {
  return offsets.length < maxViolationsPerRule && isExempt !== true;
}

/** Excludes names of JSX attributes: white space before the name, its value directly after it. */
const noAttribute = String.raw`(?<!\s[\w\u017F\u212A]{4,11}(?==["'{]))`;

function groups(asked: readonly SearchHint[], isJsx: boolean): string {
  return asked
    .map(({ search, hint }) => `(${hint.source}${isJsx && search.rule.skipsAttributes ? noAttribute : ''})`)
    .join('|');
}

/** One expression for all hints, with a group for each; the hints that start a word share one boundary check. */
function expressionFor(words: readonly SearchHint[], others: readonly SearchHint[], isJsx: boolean): RegExp {
  const started = words.length > 0 ? [String.raw`\b(?:${groups(words, isJsx)})`] : [];
  return new RegExp([...started, ...others.map((asked) => groups([asked], isJsx))].join('|'), 'gu');
}

const compiled = new Map<string, RegExp>();

/** The hints of the open searches and their compiled expression. */
function lookout(open: readonly Search[], isJsx: boolean) {
  const all = open.flatMap((search) => search.rule.hints.map((hint): SearchHint => ({ search, hint })));
  const words = all.filter(({ hint }) => hint.startsWord);
  const others = all.filter(({ hint }) => !hint.startsWord);
  const key = `${isJsx} ${open.map(({ rule }) => rule.description).join()}`;
  const expression = compiled.get(key) ?? expressionFor(words, others, isJsx);
  compiled.set(key, expression);
  return { asked: [...words, ...others], expression };
}

/** The start of the address that contains an offset, at most about a hundred characters before it. */
function addressStart(text: string, offset: number, from: number): number {
  const least = Math.max(from, offset - 105);
  let start = offset;
  while (start > least && /[\w.\u017F\u212A-]/u.test(text.charAt(start - 1))) start -= 1;
  return start;
}

/** Records a match of the rule at an offset, unless it overlaps the last one. */
function take(search: Search, text: string, offset: number): boolean {
  search.here.lastIndex = offset;
  if (offset < search.end || !search.here.test(text)) return false;
  search.offsets.push(offset);
  search.end = search.here.lastIndex;
  return true;
}

function ask({ search, hint }: SearchHint, text: string, offset: number): void {
  search.isExempt ??= search.rule.exemptBy?.test(text) ?? false;
  if (search.isExempt) return;
  if (!hint.inAddress || !take(search, text, addressStart(text, offset, search.end)))
    take(search, text, offset);
}

/** Runs the searches from an offset until one of them closes; returns the offset reached. */
function askFrom(open: readonly Search[], text: string, isJsx: boolean, from: number): number {
  const { asked, expression } = lookout(open, isJsx);
  expression.lastIndex = from;
  for (let match = expression.exec(text); match; match = expression.exec(text)) {
    const { index } = match;
    const found = match.slice(1);
    for (const one of asked.filter((_, group) => found[group] !== undefined)) ask(one, text, index);
    if (!open.every(isOpen)) return index + 1;
    expression.lastIndex = index + 1;
  }
  return text.length;
}

/** The matches of all patterns, grouped by rule, in the order of the rules. */
function patternHits({ path, text }: SourceFile): readonly DocumentedHit[] {
  const searches = rulesHere.map((known): Search => ({ ...known, offsets: [], end: 0 }));
  let open: readonly Search[] = searches;
  for (let at = 0; at < text.length && open.length > 0; open = open.filter(isOpen)) {
    at = askFrom(open, text, path.endsWith('.tsx'), at);
  }
  return searches.flatMap(({ rule, offsets }) => offsets.map((offset) => ({ offset, rule })));
}

/** The lines whose comment mentions unfinished work. */
function commentHits(text: string): readonly DocumentedHit[] {
  const hits: DocumentedHit[] = [];
  const words = new RegExp(commentRule.pattern.source, 'gu');
  for (let match = words.exec(text); match && hits.length < maxViolationsPerRule; match = words.exec(text)) {
    const start = text.lastIndexOf('\n', match.index) + 1;
    const next = text.indexOf('\n', match.index);
    const end = next < 0 ? text.length : next;
    const line = text.slice(start, end);
    const comment = line.search(commentStart);
    if (comment >= 0 && commentRule.pattern.test(line.slice(comment))) {
      hits.push({ offset: match.index, rule: commentRule });
    }
    words.lastIndex = end;
  }
  return hits;
}

/** All matches of the documented rules, grouped by rule, those in comments last. */
export function findDocumented(file: SourceFile): readonly DocumentedHit[] {
  const hits = patternHits(file);
  return hits.some(({ rule }) => rule.type === 'mock_data') ? [...hits, ...commentHits(file.text)] : hits;
}
