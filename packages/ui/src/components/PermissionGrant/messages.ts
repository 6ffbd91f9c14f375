import type { GrantAnswer } from './types.ts';

/** English words of the question: what its buttons say, and what is said once it is answered. */
export const english: Record<GrantAnswer, string> & {
  asks: string;
  answered: Readonly<Record<GrantAnswer, string>>;
} = {
  asks: 'Needs your permission',
  once: 'Allow once',
  session: 'Allow for this session',
  always: 'Always allow',
  declined: 'Decline',
  answered: {
    once: 'Allowed once.',
    session: 'Allowed for this session.',
    always: 'Always allowed.',
    declined: 'Nothing was allowed.',
  },
};
