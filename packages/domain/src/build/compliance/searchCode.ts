import { anyCase } from './anyCase.ts';
import { maxHits, type Hit } from './findSecrets.ts';
import type { ReviewRuleId } from './reviewRules.ts';
import type { TokenKind } from './scanSource.ts';

interface CodeRule {
  readonly rule: ReviewRuleId;
  /** The kinds of tokens that the rule searches. */
  readonly kinds: readonly TokenKind[];
  readonly pattern: RegExp;
  /** Cheap filters: at least one matches within everything the pattern finds, and in little else. */
  readonly hints: readonly string[];
  /** Whether the rule is skipped in tests, where such things belong. */
  readonly notInTests: boolean;
}

const quoted: readonly TokenKind[] = ['string', 'template'];

const standIns = anyCase('m[o]ck|d[u]mmy|f[a]ke|l[o]rem|ip[s]um');

/** The rules for tokens of code. A word within a name counts when it is a separate camelCase word. */
const codeRules: readonly CodeRule[] = [
  {
    rule: 'stand-in-data',
    kinds: ['word'],
    pattern:
      /(?<![A-Za-z])(?:m[o]ck|d[u]mmy|f[a]ke|l[o]rem|ip[s]um)(?![a-z])|(?<![A-Z])(?:M[o]ck|D[u]mmy|F[a]ke|L[o]rem|Ip[s]um)(?![a-z])|(?<![A-Za-z])(?:M[O]CK|D[U]MMY|F[A]KE)(?![A-Za-z])/gu,
    hints: [standIns],
    notInTests: true,
  },
  {
    rule: 'stand-in-data',
    kinds: quoted,
    pattern:
      /\b(?:m[o]ck|d[u]mmy|f[a]ke|l[o]rem|ip[s]um|pl[a]ceholder (?:text|image|data|content|value))\b/giu,
    hints: [standIns, anyCase('pl[a]ceholder (?:text|image|data|content|value)')],
    notInTests: true,
  },
  {
    rule: 'unfinished-work',
    kinds: ['comment'],
    pattern: /\b(?:T[O]DO|F[I]XME|H[A]CK|X[X]X)\b/gu,
    hints: [String.raw`\b(?:T[O]DO|F[I]XME|H[A]CK|X[X]X)\b`],
    notInTests: false,
  },
  {
    rule: 'test-address',
    kinds: quoted,
    pattern:
      /(?<![\w-])(?:ex[a]mple\.(?:com|org|net)|t[e]st\.com|l[o]calhost)\b|(?<=\/\/|["'\x60@])[\w.-]{1,100}\.test(?![\w(-]|\.\w)/giu,
    hints: [
      anyCase(String.raw`ex[a]mple\.(?:com|org|net)|t[e]st\.com|l[o]calhost`),
      String.raw`${anyCase(String.raw`\.test`)}(?<=(?:\/\/|["'\x60@])[\w.\u017F\u212A-]{1,100}.{5})(?![\w(-]|\.\w)`,
    ],
    notInTests: true,
  },
  {
    rule: 'guessable-password',
    kinds: quoted,
    pattern: /p[a]ssw(?:or)?d[^\w\n]{0,3}123|\b[a]dmin[^\w\n]{0,5}[a]dmin\b/giu,
    hints: [anyCase(String.raw`p[a]ssw(?:or)?d[^\w\n]{0,3}123|[a]dmin[^\w\n]{0,5}[a]dmin`)],
    notInTests: true,
  },
  {
    rule: 'fixed-address',
    kinds: quoted,
    pattern: /(?<=^["'\x60])https?:\/\/(?!www\.w3\.org\/)[^\s"'\x60$]{1,200}/giu,
    hints: [anyCase(String.raw`["'\x60]https?:\/\/`)],
    notInTests: true,
  },
];

/** Whether a path belongs to a test. */
export function isTest(path: string): boolean {
  return /(?:^|\/)(?:tests?|__tests__|e2e)\/|\.(?:test|spec|stories)\.tsx?$/u.test(path);
}

function hintOf(hints: readonly string[]): RegExp {
  return new RegExp(hints.join('|'), 'gu');
}

/** Rules with their compiled hints, and one expression for all hints. */
function prepared(rules: readonly CodeRule[]) {
  return {
    rules: rules.map((rule) => ({ ...rule, hint: hintOf(rule.hints) })),
    anyHint: hintOf([...new Set(rules.flatMap(({ hints }) => hints))]),
  };
}

const inCode = prepared(codeRules);
const inTests = prepared(codeRules.filter(({ notInTests }) => !notInTests));

/** The progress of one rule through a text. */
interface Search {
  readonly rule: ReviewRuleId;
  readonly kinds: readonly TokenKind[];
  readonly pattern: RegExp;
  readonly hint: RegExp;
  readonly found: Hit[];
  /** Offset of the next hint; the end of the text when there is none or the maximum of hits is reached. */
  next: number;
}

function lookAhead(search: Search, text: string, start: number): void {
  search.hint.lastIndex = start;
  search.next = search.hint.exec(text)?.index ?? text.length;
}

/** Collects a rule's matches in a token, up to the maximum. */
function take(search: Search, text: string, start: number, end: number): void {
  for (const match of text.slice(start, end).matchAll(search.pattern)) {
    const from = start + match.index;
    search.found.push({ rule: search.rule, start: from, end: from + match[0].length, secret: false });
    if (search.found.length < maxHits) continue;
    search.next = text.length;
    return;
  }
}

/** A search that is fed the tokens of a text in order. */
export interface CodeSearch {
  /** Whether the text may contain a match at all. */
  readonly isWorthwhile: boolean;
  /** Searches a token; returns whether later tokens may contain a match. */
  readonly visit: (kind: TokenKind, start: number, end: number) => boolean;
  /** All hits, grouped by rule. */
  readonly hits: () => readonly Hit[];
}

/** Applies the rules for TypeScript by token kind: notes only in comments, addresses only in strings. */
export function searchCode(path: string, text: string): CodeSearch {
  const { rules, anyHint } = isTest(path) ? inTests : inCode;
  const searches = rules.map((rule): Search => ({ ...rule, found: [], next: -1 }));
  const searchesIn = new Map(
    searches
      .flatMap(({ kinds }) => kinds)
      .map((kind) => [kind, searches.filter(({ kinds }) => kinds.includes(kind))]),
  );
  let open = searches.length;
  return {
    isWorthwhile: text.search(anyHint) >= 0,
    visit: (kind, start, end) => {
      for (const search of searchesIn.get(kind) ?? []) {
        if (search.next === text.length) continue;
        if (search.next < start) lookAhead(search, text, start);
        if (search.next < end) take(search, text, start, end);
        if (search.next === text.length) open -= 1;
      }
      return open > 0;
    },
    hits: () => searches.flatMap(({ found }) => found),
  };
}
