import {
  commentRule,
  commentStart,
  documentedRules,
  maxViolationsPerRule,
  type DocumentedRule,
  type RuleHint,
} from './documentedRules.ts';
import type { SourceFile } from './types.ts';

/** What a documented rule found, and where in the text. */
export interface DocumentedHit {
  readonly offset: number;
  readonly rule: Pick<DocumentedRule, 'type' | 'severity' | 'description'>;
}

/** The documented rules, each with its pattern to be tried at one place alone. */
const rulesHere = documentedRules.map((rule) => ({
  rule,
  here: new RegExp(rule.pattern.source, rule.pattern.flags.replace('g', 'y')),
}));

/** What one rule has found so far. */
interface Search {
  readonly rule: DocumentedRule;
  readonly here: RegExp;
  readonly offsets: number[];
  /** Where its last find ends. */
  end: number;
  /** Known once there was something to exempt. */
  isExempt?: boolean;
}

/** A hint with the search it is for. */
interface Asked {
  readonly search: Search;
  readonly hint: RuleHint;
}

function isOpen({ offsets, isExempt }: Search): boolean {
  return offsets.length < maxViolationsPerRule && isExempt !== true;
}

/** Not the name of a JSX attribute: white space before it, its value right behind it. */
const noAttribute = String.raw`(?<!\s[\w\u017F\u212A]{4,11}(?==["'{]))`;

function groups(asked: readonly Asked[], isJsx: boolean): string {
  return asked
    .map(({ search, hint }) => `(${hint.source}${isJsx && search.rule.skipsAttributes ? noAttribute : ''})`)
    .join('|');
}

/** One expression for all hints, a group for each. Whether a word starts is asked once for all that start one. */
function expressionFor(words: readonly Asked[], others: readonly Asked[], isJsx: boolean): RegExp {
  const started = words.length > 0 ? [String.raw`\b(?:${groups(words, isJsx)})`] : [];
  return new RegExp([...started, ...others.map((asked) => groups([asked], isJsx))].join('|'), 'gu');
}

const compiled = new Map<string, RegExp>();

/** What to look for as long as these searches are open. */
function lookout(open: readonly Search[], isJsx: boolean) {
  const all = open.flatMap((search) => search.rule.hints.map((hint): Asked => ({ search, hint })));
  const words = all.filter(({ hint }) => hint.startsWord);
  const others = all.filter(({ hint }) => !hint.startsWord);
  const key = `${isJsx} ${open.map(({ rule }) => rule.description).join()}`;
  const expression = compiled.get(key) ?? expressionFor(words, others, isJsx);
  compiled.set(key, expression);
  return { asked: [...words, ...others], expression };
}

/** Where the address begins that goes on at an offset; it may have gone on for a hundred characters. */
function addressStart(text: string, offset: number, from: number): number {
  const least = Math.max(from, offset - 105);
  let start = offset;
  while (start > least && /[\w.\u017F\u212A-]/u.test(text.charAt(start - 1))) start -= 1;
  return start;
}

/** Takes note of what the rule finds at an offset, unless that lies in its last find. */
function take(search: Search, text: string, offset: number): boolean {
  search.here.lastIndex = offset;
  if (offset < search.end || !search.here.test(text)) return false;
  search.offsets.push(offset);
  search.end = search.here.lastIndex;
  return true;
}

function ask({ search, hint }: Asked, text: string, offset: number): void {
  search.isExempt ??= search.rule.exemptBy?.test(text) ?? false;
  if (search.isExempt) return;
  if (!hint.inAddress || !take(search, text, addressStart(text, offset, search.end)))
    take(search, text, offset);
}

/** Asks the searches from an offset on, until one of them is closed; gives the offset that was reached. */
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

/** What the patterns find, the hits of each rule together, in the order of the rules. */
function patternHits({ path, text }: SourceFile): readonly DocumentedHit[] {
  const searches = rulesHere.map((known): Search => ({ ...known, offsets: [], end: 0 }));
  let open: readonly Search[] = searches;
  for (let at = 0; at < text.length && open.length > 0; open = open.filter(isOpen)) {
    at = askFrom(open, text, path.endsWith('.tsx'), at);
  }
  return searches.flatMap(({ rule, offsets }) => offsets.map((offset) => ({ offset, rule })));
}

/** Lines of which the comment says that work is unfinished. */
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

/** Everything the documented rules find: each rule's hits in their order, those in comments last. */
export function findDocumented(file: SourceFile): readonly DocumentedHit[] {
  const hits = patternHits(file);
  return hits.some(({ rule }) => rule.type === 'mock_data') ? [...hits, ...commentHits(file.text)] : hits;
}
