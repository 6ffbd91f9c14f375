/** The pages of an app beside the trial conversation. */
export const trialPagesCopy = {
  title: 'Your app',
  as: 'See it as',
  viewers: { visitor: 'Visitor', customer: 'Customer', owner: 'Owner' },
  label: (title: string) => `The pages of ${title}`,
  address: (title: string) => `${title}, only in this tab`,
  planned: 'Planned',
  plannedNote:
    'This is what the plan makes, with examples. Once you execute it, the pages are yours to use in this tab.',
  note: {
    visitor: 'You see it as a visitor who is not signed in. What you enter is stored in this tab only.',
    customer:
      'You are signed in as a test customer, who exists only here. What you enter is stored in this tab only.',
    owner: 'You are signed in as the owner. What you enter is stored in this tab only.',
  },
  /** The frame stayed empty. */
  failed: 'The pages can’t be shown in this browser. The tables are made: say what to add or change in them.',
} as const;
