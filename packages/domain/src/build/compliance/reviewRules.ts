import type { ViolationSeverity } from './types.ts';

/** One rule of the detailed review. */
export interface ReviewRule {
  readonly id: string;
  readonly severity: ViolationSeverity;
  readonly title: string;
  readonly suggestion: string;
}

const toEnvironment = 'Move it to a server environment variable, and create a new one: this one is exposed.';

/** Every rule of the detailed review, by its id. */
export const reviewRules = {
  'stand-in-data': {
    id: 'stand-in-data',
    severity: 'high',
    title: 'Stand-in data',
    suggestion: 'Replace it with what the product really does.',
  },
  'unfinished-work': {
    id: 'unfinished-work',
    severity: 'medium',
    title: 'Unfinished work',
    suggestion: 'Finish it, or remove the note.',
  },
  'test-address': {
    id: 'test-address',
    severity: 'high',
    title: 'An address that exists only for examples and tests',
    suggestion: 'Read the address from the configuration.',
  },
  'guessable-password': {
    id: 'guessable-password',
    severity: 'critical',
    title: 'A commonly guessed password',
    suggestion: 'Remove it, and choose another.',
  },
  'fixed-address': {
    id: 'fixed-address',
    severity: 'medium',
    title: 'An address written into the code',
    suggestion: 'Read the address from the configuration.',
  },
  'service-key': {
    id: 'service-key',
    severity: 'critical',
    title: 'A key of another service',
    suggestion: toEnvironment,
  },
  'trial-key': {
    id: 'trial-key',
    severity: 'high',
    title: 'A key of a trial account',
    suggestion: toEnvironment,
  },
  'private-key': {
    id: 'private-key',
    severity: 'critical',
    title: 'A private key',
    suggestion: toEnvironment,
  },
  'database-address': {
    id: 'database-address',
    severity: 'critical',
    title: 'A database address with its password',
    suggestion: toEnvironment,
  },
  'service-role-token': {
    id: 'service-role-token',
    severity: 'critical',
    title: 'A token that passes every access rule',
    suggestion: toEnvironment,
  },
  'access-token': {
    id: 'access-token',
    severity: 'high',
    title: 'An access token',
    suggestion: toEnvironment,
  },
  'random-secret': {
    id: 'random-secret',
    severity: 'high',
    title: 'Something that looks like a secret',
    suggestion: toEnvironment,
  },
  'secret-in-browser': {
    id: 'secret-in-browser',
    severity: 'critical',
    title: 'A secret under a name that is sent to the browser',
    suggestion: 'Rename the variable, so that only the server reads it.',
  },
  'allowance-without-reason': {
    id: 'allowance-without-reason',
    severity: 'low',
    title: 'An allowance without a reason',
    suggestion: 'Give the reason after a colon.',
  },
  'unused-allowance': {
    id: 'unused-allowance',
    severity: 'low',
    title: 'An allowance that allows nothing',
    suggestion: 'Remove the comment.',
  },
} as const satisfies Readonly<Record<string, ReviewRule>>;

export type ReviewRuleId = keyof typeof reviewRules;
