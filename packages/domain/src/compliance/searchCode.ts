import { anyCase } from './anyCase.ts';
import { maxHits, type Hit } from './findSecrets.ts';
import type { ReviewRuleId } from './reviewRules.ts';
import type { TokenKind } from './scanSource.ts';

interface CodeRule {
  readonly rule: ReviewRuleId;
  /** Where the rule looks. */
  readonly kinds: readonly TokenKind[];
  readonly pattern: RegExp;
  /** One of these stands in everything the pattern finds, and in hardly anything else. */
  readonly hints: readonly string[];
  /** Whether it is left out in tests, where such things belong. */
  readonly notInTests: boolean;
}

const quoted: readonly TokenKind[] = ['string', 'template'];

const standIns = anyCase('m[o]ck|d[u]mmy|f[a]ke|l[o]rem|ip[s]um');

/** The rules for stretches of code. A word in a name counts when it is a part of its own: behind a small letter, a large one starts a part. */
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

/** Whether a path is that of a test. */
function isTest(path: string): boolean {
  return /(?:^|\/)(?:tests?|__tests__|e2e)\/|\.(?:test|spec|stories)\.tsx?$/u.test(path);
}

function hintOf(hints: readonly string[]): RegExp {
  return new RegExp(hints.join('|'), 'gu');
}

/** Rules with their hints, and with one for all of them together. */
function prepared(rules: readonly CodeRule[]) {
  return {
    rules: rules.map((rule) => ({ ...rule, hint: hintOf(rule.hints) })),
    anyHint: hintOf([...new Set(rules.flatMap(({ hints }) => hints))]),
  };
}

const inCode = prepared(codeRules);
const inTests = prepared(codeRules.filter(({ notInTests }) => !notInTests));

/** Whether something worth a closer look begins in a stretch of a text; the stretches are asked for in rising order. */
function lookout(text: string, hint: RegExp): (start: number, end: number) => boolean {
  let place = -1;
  return (start, end) => {
    if (place < start) {
      hint.lastIndex = start;
      place = hint.exec(text)?.index ?? text.length;
    }
    return place < end;
  };
}

/** Takes the tokens of a text one after the other. */
export interface CodeSearch {
  /** Whether there may be anything to find. */
  readonly isWorthwhile: boolean;
  readonly visit: (kind: TokenKind, start: number, end: number) => void;
  /** What was found, the hits of each rule together. */
  readonly hits: () => readonly Hit[];
}

/** What the rules for TypeScript find, each where it applies: a note only in a comment, an address only in a string. */
export function searchCode(path: string, text: string): CodeSearch {
  const { rules, anyHint } = isTest(path) ? inTests : inCode;
  const searches = rules.map(({ rule, kinds, pattern, hint }) => {
    const found: Hit[] = [];
    return { rule, kinds, pattern, found, beginsIn: lookout(text, hint) };
  });
  const searchesIn = new Map(
    searches
      .flatMap(({ kinds }) => kinds)
      .map((kind) => [kind, searches.filter(({ kinds }) => kinds.includes(kind))]),
  );
  return {
    isWorthwhile: text.search(anyHint) >= 0,
    visit: (kind, start, end) => {
      for (const { rule, pattern, found, beginsIn } of searchesIn.get(kind) ?? []) {
        if (found.length >= maxHits || !beginsIn(start, end)) continue;
        for (const match of text.slice(start, end).matchAll(pattern)) {
          const from = start + match.index;
          found.push({ rule, start: from, end: from + match[0].length, secret: false });
        }
      }
    },
    hits: () => searches.flatMap(({ found }) => found.slice(0, maxHits)),
  };
}
