import { anyCase } from './anyCase.ts';
import type { ViolationSeverity, ViolationType } from './types.ts';

/** What is suggested for each type (SP-COMP-11 to SP-COMP-13, A77). */
export const suggestions: Readonly<Record<ViolationType, string>> = {
  // saywright-allow stand-in-data: the documented name of the type
  mock_data: 'Replace with real functional implementation',
  todo_comment: 'Complete the implementation or remove TODO',
  hardcoded_value: 'Move to environment variables or configuration',
};

/** Where it is worth trying a pattern: an expression for everything it can find, and for hardly anything else. */
export interface RuleHint {
  readonly source: string;
  /** Whether it begins where a word begins. */
  readonly startsWord: boolean;
  /** Whether what the pattern finds may begin earlier in the same address. */
  readonly inAddress: boolean;
}

function hint(source: string, { startsWord = true, inAddress = false } = {}): RuleHint {
  return { source, startsWord, inAddress };
}

/** One documented pattern. */
export interface DocumentedRule {
  readonly type: ViolationType;
  readonly severity: ViolationSeverity;
  readonly description: string;
  /**
   * Finds something of bounded length within a line, so that the work grows with the text and no faster.
   * One letter of each word is in brackets, so that the rule does not find itself (H31).
   */
  readonly pattern: RegExp;
  /** For passing over all other text, with the hints of all rules at once. */
  readonly hints: readonly RuleHint[];
  /** Whether a name before an attribute value in JSX is left alone (H31). */
  readonly skipsAttributes?: boolean;
  /** Words anywhere in the text that exempt it (SP-COMP-10, A79). */
  readonly exemptBy?: RegExp;
}

/** The documented patterns over the whole text (SP-COMP-03 to SP-COMP-07, SP-COMP-09, A77, A78). */
export const documentedRules: readonly DocumentedRule[] = [
  {
    type: 'mock_data',
    severity: 'high',
    description: 'A word for stand-in data',
    pattern: /\b(?:m[o]ck|d[u]mmy|f[a]ke|pl[a]ceholder|l[o]rem|ip[s]um)\b/giu,
    hints: [
      hint(`${anyCase('(?:m[o]ck|d[u]mmy|f[a]ke|pl[a]ceholder|l[o]rem|ip[s]um)')}(?![\\w\u017F\u212A])`),
    ],
    skipsAttributes: true,
  },
  {
    type: 'mock_data',
    severity: 'medium',
    description: 'A word for unfinished work',
    pattern: /\b(?:T[O]DO|F[I]XME|H[A]CK|X[X]X)\b/gu,
    hints: [hint(String.raw`(?:T[O]DO|F[I]XME|H[A]CK|X[X]X)\b`)],
  },
  {
    type: 'mock_data',
    severity: 'high',
    description: 'An address that exists only for examples and tests',
    pattern:
      /(?<![\w-])(?:ex[a]mple\.(?:com|org|net)|t[e]st\.com|l[o]calhost)\b|(?<=\/\/|["'\x60@>])[\w.-]{1,100}\.test(?![\w(-]|\.\w)/giu,
    hints: [
      hint(anyCase(String.raw`(?<!-)(?:ex[a]mple\.(?:com|org|net)|t[e]st\.com|l[o]calhost)\b`), {
        inAddress: true,
      }),
      hint(
        String.raw`${anyCase(String.raw`\.test`)}(?<=(?:\/\/|["'\x60@>])[\w.\u017F\u212A-]{1,100}.{5})(?![\w(-]|\.\w)`,
        { startsWord: false, inAddress: true },
      ),
    ],
  },
  {
    type: 'mock_data',
    severity: 'critical',
    description: 'A password that is guessed first',
    pattern: /p[a]ssword[^\w\n]{0,3}123/giu,
    hints: [hint(anyCase(String.raw`p[a]ssword[^\w\n]{0,3}123`), { startsWord: false })],
  },
  {
    type: 'mock_data',
    severity: 'critical',
    description: 'A pair of sign-in name and password that is guessed first',
    pattern: /\b[a]dmin[^\w\n]{0,5}[a]dmin\b/giu,
    hints: [hint(anyCase(String.raw`[a]dmin[^\w\n]{0,5}[a]dmin\b`))],
  },
  {
    type: 'hardcoded_value',
    severity: 'high',
    description: 'An address written into the code',
    pattern: /["'\x60]https?:\/\/[^\s"'\x60$]/giu,
    hints: [hint(anyCase(String.raw`["'\x60]https?:\/\/[^\s"'\x60$]`), { startsWord: false })],
    exemptBy: /process\.env|config/u,
  },
];

/** Where the comment of a line starts: at its two slashes or its slash and star, or at the star that leads it. */
export const commentStart = /^[ \t]{0,200}\*|(?<!:)\/\/|\/\*/u;

/** What a comment line must not contain (SP-COMP-08). */
export const commentRule = {
  type: 'todo_comment',
  severity: 'medium',
  description: 'A comment about unfinished work',
  pattern: /\b(?:T[O]DO|F[I]XME)\b/u,
} as const;

/** What each violation takes from the score (SP-COMP-14). */
export const penalties: Readonly<Record<ViolationSeverity, number>> = {
  critical: 25,
  high: 15,
  medium: 10,
  low: 5,
};

/** Framework, data-access and typing keywords, each occurrence a bonus of 2 up to 20 (SP-COMP-15, SP-COMP-16, A80). */
export const bonus = {
  pattern: /\b(?:useState|useEffect|supabase|interface|type)\b/gu,
  each: 2,
  most: 20,
} as const;

/** How many violations of one rule are listed for a file; the score is 0 long before. */
export const maxViolationsPerRule = 200;

/** Files that hold the words of the rules themselves, or a documented name among them; they are not checked (H31). */
export const exemptPaths: readonly string[] = [
  'packages/domain/src/compliance/',
  'packages/domain/src/template-builder/templateField.ts',
  'tests/domain/compliance.test.ts',
  'tests/domain/template-builder.test.ts',
];
