import type { TourStep } from './types.ts';

/** The four steps, two markers each. */
export const tourSteps: readonly TourStep[] = [
  {
    channel: 'CH 1',
    title: 'Home Studio Dashboard',
    description:
      'This is where every visit starts. Say what your app needs in plain English and try the studio before you sign in.',
    route: '/',
    duration: 5000,
    highlights: ['tv-navigation', 'quick-access'],
    isProtected: false,
  },
  {
    channel: 'CH 2',
    title: 'AI Agent Interface',
    description:
      'You type an instruction and get a plan with its risk and its counted effect. Nothing runs until you press Execute.',
    route: '/agent',
    duration: 6000,
    highlights: ['ai-chat', 'status-panel'],
    isProtected: true,
  },
  {
    channel: 'CH 3',
    title: 'Project Analytics Dashboard',
    description:
      'The figures of your project in one place, for the last day, week, month or quarter. Samples are marked as such.',
    route: '/overview',
    duration: 5000,
    highlights: ['metrics-grid', 'database-overview'],
    isProtected: true,
  },
  {
    channel: 'CH 4',
    title: 'Control Panel',
    description:
      'Settings for keys, the database connection, notifications and appearance. The dot tells whether changes can be made now.',
    route: '/settings',
    duration: 5000,
    highlights: ['settings-grid', 'database-connection'],
    isProtected: true,
  },
];
