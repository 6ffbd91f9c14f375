import { anyCase } from './anyCase.ts';
import type { ViolationSeverity, ViolationType } from './types.ts';

/** The suggestion for each type. */
export const suggestions: Readonly<Record<ViolationType, string>> = {
  // saywright-allow stand-in-data: the documented name of the type
  mock_data: 'Replace with real functional implementation',
  todo_comment: 'Complete the implementation or remove TODO',
  hardcoded_value: 'Move to environment variables or configuration',
};

/** A cheap filter before a pattern: matches everything the pattern can find, and little else. */
export interface RuleHint {
  readonly source: string;
  /** Whether the match begins at a word boundary. */
  readonly startsWord: boolean;
  /** Whether the pattern's match may begin earlier in the same address. */
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
   * Matches a bounded length within a line, so that the run time is linear in the text.
   * One letter of each word is in brackets, so that the rule does not match its own source.
   */
  readonly pattern: RegExp;
  /** Filters for skipping all other text, with the hints of all rules at once. */
  readonly hints: readonly RuleHint[];
  /** Whether names of JSX attributes are skipped. */
  readonly skipsAttributes?: boolean;
  /** Words that exempt a text when they occur anywhere in it. */
  readonly exemptBy?: RegExp;
}

/** The documented patterns for whole texts. */
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
    description: 'A commonly guessed password',
    pattern: /p[a]ssword[^\w\n]{0,3}123/giu,
    hints: [hint(anyCase(String.raw`p[a]ssword[^\w\n]{0,3}123`), { startsWord: false })],
  },
  {
    type: 'mock_data',
    severity: 'critical',
    description: 'A commonly guessed pair of sign-in name and password',
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

/** Start of a comment in a line: two slashes, a slash and a star, or a leading star. */
export const commentStart = /^[ \t]{0,200}\*|(?<!:)\/\/|\/\*/u;

/** What a comment line must not contain. */
export const commentRule = {
  type: 'todo_comment',
  severity: 'medium',
  description: 'A comment about unfinished work',
  pattern: /\b(?:T[O]DO|F[I]XME)\b/u,
} as const;

/** The penalty of each severity. */
export const penalties: Readonly<Record<ViolationSeverity, number>> = {
  critical: 25,
  high: 15,
  medium: 10,
  low: 5,
};

/** Framework, data-access and typing keywords; each occurrence adds a bonus of 2, up to 20. */
export const bonus = {
  pattern: /\b(?:useState|useEffect|supabase|interface|type)\b/gu,
  each: 2,
  most: 20,
} as const;

/** The maximum number of violations listed per rule and file; the score reaches 0 much earlier. */
export const maxViolationsPerRule = 200;

/** Files that are not checked because they define the rules or contain one of their documented words. */
export const exemptPaths: readonly string[] = [
  'packages/domain/src/build/compliance/',
  'packages/domain/src/projects/template-builder/templateField.ts',
  'tests/domain/compliance.test.ts',
  'tests/domain/templateBuilder.test.ts',
];
