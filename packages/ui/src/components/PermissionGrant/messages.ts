import type { GrantAnswer } from './types.ts';

/** Default English texts: button labels, and results by answer. */
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
    declined: 'Permission declined.',
  },
};
