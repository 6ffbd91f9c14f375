/** The tabs of the hub. */
export type HubTabId = 'get-started' | 'templates' | 'analytics';

/** The target of a tile: a tab or a page. */
export type HubAction =
  | { readonly kind: 'tab'; readonly tab: HubTabId }
  | { readonly kind: 'link'; readonly to: string };

interface HubTile {
  readonly label: string;
  readonly description: string;
  readonly icon: string;
  readonly action: HubAction;
}

interface HubFigure {
  readonly label: string;
  readonly value: string;
}

/** Title of the hub. */
export const hubTitle = 'Welcome to Your Development Hub';

/** The target of the back link. */
export const hubBack = '/';

/** The figures of the hub, shown as sample data. */
export const hubStats: readonly HubFigure[] = [
  { label: 'Setup Progress', value: '3/4' },
  { label: 'Time to Deploy', value: '5 min' },
  { label: 'Features Ready', value: '12' },
];

/** The tabs, the default one first. */
export const hubTabs: readonly { readonly id: HubTabId; readonly label: string }[] = [
  { id: 'get-started', label: 'Get Started' },
  { id: 'templates', label: 'Templates' },
  { id: 'analytics', label: 'Analytics' },
];

/** The tab that is open initially. */
export const defaultHubTab: HubTabId = 'get-started';

/** The four tiles. */
export const hubTiles: readonly HubTile[] = [
  {
    label: 'Quick Start',
    description: 'Four steps from an idea to an app that runs.',
    icon: 'rocket',
    action: { kind: 'tab', tab: 'get-started' },
  },
  {
    label: 'Templates',
    description: 'Start from tables that others needed before you.',
    icon: 'layers',
    action: { kind: 'tab', tab: 'templates' },
  },
  {
    label: 'Analytics',
    description: 'What happened in your project, in figures.',
    icon: 'gauge',
    action: { kind: 'tab', tab: 'analytics' },
  },
  {
    label: 'Live Demo',
    description: 'Watch a sentence become a plan.',
    icon: 'play',
    action: { kind: 'link', to: '/demo' },
  },
];

/** Content of the Analytics tab: sample figures and a link to the real ones. */
export const hubAnalytics = {
  title: 'Your first week at a glance',
  text: 'Every change you execute is counted, and so is every one you undo.',
  figures: [
    { label: 'Instructions planned', value: '24' },
    { label: 'Changes executed', value: '18' },
    { label: 'Changes undone', value: '2' },
  ],
  link: { label: 'View Analytics', to: '/overview' },
} as const;

/** The card shown when every step is done. */
export const setupComplete = {
  title: 'Setup Complete',
  text: 'Everything is ready. From here on, a sentence is enough.',
  actions: [
    { label: 'Start Building', to: '/agent' },
    { label: 'View Analytics', to: '/overview' },
  ],
} as const;
