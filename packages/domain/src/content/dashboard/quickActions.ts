/** The effect of a quick action: it fills in an instruction for the agent, or it opens a page. */
export type DashboardQuickActionTarget =
  | { readonly kind: 'instruction'; readonly to: string; readonly instruction: string }
  | { readonly kind: 'link'; readonly to: string };

export interface DashboardQuickAction {
  readonly label: string;
  readonly icon: string;
  /** What a press does, when the label alone could mislead. */
  readonly note: string;
  readonly action: DashboardQuickActionTarget;
}

/** The four quick actions; an instruction is filled in, never sent automatically. */
export const quickActions: readonly DashboardQuickAction[] = [
  {
    label: 'Add New Storage',
    icon: 'database',
    note: 'Starts a sentence that creates an items table.',
    action: {
      kind: 'instruction',
      to: '/agent',
      instruction: 'Create an items table with a name, an optional description and a created date',
    },
  },
  {
    label: 'Set Up Sign-ins',
    icon: 'user',
    note: 'Starts a sentence for a members table in which people see only their own. Pages to sign in come with an app that you ask for.',
    action: {
      kind: 'instruction',
      to: '/agent',
      instruction:
        'Create a members table with a name and an optional phone number, where people only see their own',
    },
  },
  {
    label: 'Help Guide',
    icon: 'help',
    note: 'Opens the help library.',
    action: { kind: 'link', to: '/help-library' },
  },
  {
    label: 'Mobile Features',
    icon: 'rocket',
    note: 'Starts a sentence for a table of phones. Messages to phones come later.',
    action: {
      kind: 'instruction',
      to: '/agent',
      instruction:
        'Create a devices table with a name and a platform that can be ios or android, where people only see their own',
    },
  },
];
