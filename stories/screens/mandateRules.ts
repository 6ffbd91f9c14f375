import type { Risk } from '@saywright/ui';

interface Rule {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly risk: Risk;
}

/** The rules of a build, by group. */
export const groups: readonly { readonly title: string; readonly rules: readonly Rule[] }[] = [
  {
    title: 'Core code architecture',
    rules: [
      {
        id: 'RULE_1.1',
        title: 'Real functions only',
        rule: 'Nothing that only pretends to work. Every button does what its label says, or says why it cannot.',
        risk: 'critical',
      },
      {
        id: 'RULE_1.2',
        title: 'One job per module',
        rule: 'A file does one thing, is small enough to read at once, and has tests beside it.',
        risk: 'high',
      },
    ],
  },
  {
    title: 'External integration',
    rules: [
      {
        id: 'RULE_2.1',
        title: 'Secrets stay on the server',
        rule: 'Keys and tokens never reach the browser, a log line or a commit.',
        risk: 'critical',
      },
      {
        id: 'RULE_2.2',
        title: 'Every outside call can fail',
        rule: 'Each call has a time limit, a clear message and a retry rule.',
        risk: 'high',
      },
    ],
  },
  {
    title: 'Aesthetic guidelines',
    rules: [
      {
        id: 'RULE_3.1',
        title: 'One visual language',
        rule: 'Colours, type and spacing come from the tokens, in both themes, at every width.',
        risk: 'medium',
      },
    ],
  },
  {
    title: 'Web3 compatibility',
    rules: [
      {
        id: 'RULE_4.1',
        title: 'Ready for signed identities',
        rule: 'Accounts can later be joined to a wallet without changing the data model.',
        risk: 'medium',
      },
    ],
  },
  {
    title: 'Development economics',
    rules: [
      {
        id: 'RULE_5.1',
        title: 'Hours are written down',
        rule: 'Estimated and actual hours are next to each other for every component.',
        risk: 'high',
      },
      {
        id: 'RULE_5.2',
        title: 'Smallest thing that works',
        rule: 'Build the version that answers the question, then decide about the next one.',
        risk: 'medium',
      },
    ],
  },
];
