import { maxHits, type Hit } from './findSecrets.ts';
import type { ReviewRuleId } from './reviewRules.ts';
import { scanSource, type Token, type TokenKind } from './scanSource.ts';

interface CodeRule {
  readonly rule: ReviewRuleId;
  /** Where the rule looks. */
  readonly kinds: readonly TokenKind[];
  readonly pattern: RegExp;
  /** What the whole text must hold for the pattern to find anything; the pattern itself when left out. */
  readonly prefilter?: RegExp;
  /** Whether it is left out in tests, where such things belong. */
  readonly notInTests: boolean;
  /** Whether what was found must not be shown. */
  readonly secret: boolean;
}

const quoted: readonly TokenKind[] = ['string', 'template'];

/** The rules for stretches of code. A word in a name counts when it is a part of its own: behind a small letter, a large one starts a part. */
const codeRules: readonly CodeRule[] = [
  {
    rule: 'stand-in-data',
    kinds: ['word'],
    pattern:
      /(?<![A-Za-z])(?:m[o]ck|d[u]mmy|f[a]ke|l[o]rem|ip[s]um)(?![a-z])|(?<![A-Z])(?:M[o]ck|D[u]mmy|F[a]ke|L[o]rem|Ip[s]um)(?![a-z])|(?<![A-Za-z])(?:M[O]CK|D[U]MMY|F[A]KE)(?![A-Za-z])/gu,
    notInTests: true,
    secret: false,
  },
  {
    rule: 'stand-in-data',
    kinds: quoted,
    pattern:
      /\b(?:m[o]ck|d[u]mmy|f[a]ke|l[o]rem|ip[s]um|pl[a]ceholder (?:text|image|data|content|value))\b/giu,
    notInTests: true,
    secret: false,
  },
  {
    rule: 'unfinished-work',
    kinds: ['comment'],
    pattern: /\b(?:T[O]DO|F[I]XME|H[A]CK|X[X]X)\b/gu,
    notInTests: false,
    secret: false,
  },
  {
    rule: 'test-address',
    kinds: quoted,
    pattern:
      /(?<![\w-])(?:ex[a]mple\.(?:com|org|net)|t[e]st\.com|l[o]calhost)\b|(?<=\/\/|["'\x60@])[\w.-]{1,100}\.test(?![\w(-]|\.\w)/giu,
    notInTests: true,
    secret: false,
  },
  {
    rule: 'guessable-password',
    kinds: quoted,
    pattern: /p[a]ssw(?:or)?d[^\w\n]{0,3}123|\b[a]dmin[^\w\n]{0,5}[a]dmin\b/giu,
    notInTests: true,
    secret: false,
  },
  {
    rule: 'fixed-address',
    kinds: quoted,
    pattern: /(?<=^["'\x60])https?:\/\/(?!www\.w3\.org\/)[^\s"'\x60$]{1,200}/giu,
    prefilter: /["'\x60]https?:/iu,
    notInTests: true,
    secret: false,
  },
];

/** Whether a path is that of a test. */
function isTest(path: string): boolean {
  return /(?:^|\/)(?:tests?|__tests__|e2e)\/|\.(?:test|spec|stories)\.tsx?$/u.test(path);
}

function hitsIn(text: string, tokens: readonly Token[], rule: CodeRule): readonly Hit[] {
  const found: Hit[] = [];
  if (text.search(rule.prefilter ?? rule.pattern) < 0) return found;
  for (const token of tokens) {
    if (!rule.kinds.includes(token.kind)) continue;
    for (const match of text.slice(token.start, token.end).matchAll(rule.pattern)) {
      const start = token.start + match.index;
      found.push({ rule: rule.rule, start, end: start + match[0].length, secret: rule.secret });
      if (found.length === maxHits) return found;
    }
  }
  return found;
}

/** What the rules for TypeScript find, each where it applies: a note only in a comment, an address only in a string. */
export function findInCode(
  path: string,
  text: string,
  tokens = scanSource(text, path.endsWith('x')),
): readonly Hit[] {
  const inTest = isTest(path);
  return codeRules
    .filter((rule) => !(inTest && rule.notInTests))
    .flatMap((rule) => hitsIn(text, tokens, rule));
}
