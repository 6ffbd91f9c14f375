import type { BadgeTone, DataTableRow, IconName } from '@saywright/ui';

interface Feature {
  readonly icon: IconName;
  readonly title: string;
  readonly description: string;
}

/** What a proof counted. */
export const priceRows: readonly DataTableRow[] = [
  { id: 'new', cells: { what: 'Products with a new price', now: '0', after: '46 of 46' } },
  { id: 'mean', cells: { what: 'Average price', now: '$24.00', after: '$25.20' } },
  { id: 'past', cells: { what: 'Past orders changed', now: '0', after: '0' } },
  { id: 'gone', cells: { what: 'Rows deleted', now: '0', after: '0' } },
];

/** Features without an illustration. */
export const others: readonly Feature[] = [
  {
    icon: 'chat',
    title: 'Plain English in',
    description: 'Write the way you talk. An unclear word gets a question, not a guess.',
  },
  {
    icon: 'layers',
    title: 'One place for three services',
    description: 'Database, code and hosting, each driven from the same conversation.',
  },
  {
    icon: 'rocket',
    title: 'One-click deployment',
    description: 'Put a version online, look at it, and step back if you do not like it.',
  },
  {
    icon: 'lock',
    title: 'Built-in security',
    description: 'Access rules come with every table. Risk is named before you decide.',
  },
];

type State = 'Available' | 'Coming Soon' | 'In Development';

/** The tone of each state. */
export const tones: Readonly<Record<State, BadgeTone>> = {
  Available: 'success',
  'Coming Soon': 'info',
  'In Development': 'line',
};

const service = (
  icon: IconName,
  title: string,
  description: string,
  phase: string,
  state: State,
): Feature & { readonly phase: string; readonly state: State } => ({
  icon,
  title,
  description,
  phase,
  state,
});

/** The services of the ecosystem. */
export const services = [
  service('code', 'Code building', 'Screens and logic from a description.', 'Build', 'Available'),
  service('archive', 'Code backup', 'Every version kept and comparable.', 'Build', 'Available'),
  service('lock', 'Authentication', 'Sign-up, sign-in and access rules.', 'Secure', 'Available'),
  service('gauge', 'Security and performance testing', 'Finds weak and slow spots.', 'Test', 'Coming Soon'),
  service('rocket', 'Deployment', 'Your app online, with rollback.', 'Deploy', 'Available'),
  service('card', 'Payments', 'Take money and see who paid.', 'Scale', 'Coming Soon'),
  service('mail', 'Advanced email', 'Receipts, news and reminders.', 'Scale', 'Coming Soon'),
  service('image', 'Image management', 'Upload, resize and deliver images.', 'Scale', 'In Development'),
  service(
    'chat',
    'Communication portal',
    'Talk with your customers in one inbox.',
    'Scale',
    'In Development',
  ),
  service('robot', 'Agent builder', 'Helpers that work inside your app.', 'Scale', 'In Development'),
  service('user', 'Profile manager', 'Accounts that people manage themselves.', 'Scale', 'In Development'),
] as const;
