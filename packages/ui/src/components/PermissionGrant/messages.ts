import type { GrantAnswer, GrantScope } from './types.ts';

/** English words of the question: what its buttons say, and what is said once it is answered. */
export const english: {
  asks: (title: string) => string;
  allow: Readonly<Record<GrantScope, string>>;
  decline: string;
  answered: Readonly<Record<GrantAnswer, string>>;
} = {
  asks: (title) => `Needs your permission: ${title}`,
  allow: { once: 'Allow once', session: 'Allow for this session', always: 'Always allow' },
  decline: 'Decline',
  answered: {
    once: 'Allowed once.',
    session: 'Allowed for this session.',
    always: 'Always allowed.',
    declined: 'Declined. Nothing was allowed.',
  },
};
