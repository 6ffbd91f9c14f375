import type { OnboardingStep } from './types.ts';

/** The steps of the checklist, none done. */
export const onboardingSteps: readonly OnboardingStep[] = [
  {
    id: 'demo',
    title: 'Try the Live Demo',
    description:
      'See how a plain-English sentence turns into a plan, without an account and without any risk.',
    icon: 'play',
    actionLabel: 'Open the demo',
    to: '/demo',
    completed: false,
    optional: false,
  },
  {
    id: 'project',
    title: 'Create Your First Project',
    description:
      'Say what your app has to remember. Your first table is planned, proven and waits for your yes.',
    icon: 'database',
    actionLabel: 'Create a project',
    to: '/agent',
    completed: false,
    optional: false,
  },
  {
    id: 'integrations',
    title: 'Connect Integrations',
    description: 'Link the code, the site and the database, so that one sentence can reach each of them.',
    icon: 'branch',
    actionLabel: 'Connect services',
    to: '/integrations',
    completed: false,
    optional: false,
  },
  {
    id: 'deploy',
    title: 'Deploy Your App',
    description: 'Put your app where others can open it. You can do this later.',
    icon: 'rocket',
    actionLabel: 'Deploy now',
    to: '/integrations',
    completed: false,
    optional: true,
  },
];
