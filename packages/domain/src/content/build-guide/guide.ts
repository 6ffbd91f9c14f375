import type { EcosystemPhase } from '../ecosystem/index.ts';

/** A phase of the journey; its services are the ecosystem's services with the same phase. */
export interface BuildGuidePhase {
  readonly phase: EcosystemPhase;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
}

/** A step from an idea to an app. */
export interface JourneyStep {
  readonly title: string;
  readonly description: string;
}

/** The five phases, in order. */
export const buildGuidePhases: readonly BuildGuidePhase[] = [
  {
    phase: 'Build',
    title: 'Build',
    description: 'Describe what your app needs. Tables, pages and code are planned from your words.',
    icon: 'code',
  },
  {
    phase: 'Secure',
    title: 'Secure',
    description: 'People sign in, and see only what is theirs.',
    icon: 'shield',
  },
  {
    phase: 'Test',
    title: 'Test',
    description: 'Weak points are found before your customers find them.',
    icon: 'check-circle',
  },
  {
    phase: 'Deploy',
    title: 'Deploy',
    description: 'A preview first, then the public site, and a rollback if you need it.',
    icon: 'rocket',
  },
  {
    phase: 'Scale',
    title: 'Scale',
    description: 'Payments, messages and pictures join when you need them.',
    icon: 'layers',
  },
];

/** The explanation of the connector, in three steps. */
export const connectorExplanation = {
  title: 'How the connector works',
  description:
    'The connector sits between your site builder and your backend. It turns plain English into operations and shows each one before it happens.',
  points: [
    {
      title: 'It listens',
      description: 'Your site builder shows the pages. The connector takes your instruction.',
    },
    {
      title: 'It translates',
      description: 'The instruction becomes a plan for the database, the code or the site.',
    },
    { title: 'It waits', description: 'You see what will change. Nothing happens until you say so.' },
  ],
} as const;

/** The journey in four steps. */
export const buildJourney: readonly JourneyStep[] = [
  { title: 'Describe', description: 'Say what your app should do, as you would tell a colleague.' },
  { title: 'Review', description: 'Read the plan and what it would change.' },
  { title: 'Execute', description: 'Approve it. The change is made exactly as it was shown.' },
  { title: 'Grow', description: 'Publish, watch, and go on with the next sentence.' },
];

/** The links of the guide. */
export const buildGuideLinks: readonly { readonly label: string; readonly path: string }[] = [
  { label: 'Start Building', path: '/welcome' },
  { label: 'Try the Demo', path: '/demo' },
];
