/** The founder's pages beside the conversation. */
export const previewCopy = {
  title: 'Live preview',
  planned: 'Planned, not online',
  saved: 'As saved',
  label: { plan: 'Your pages with the plan that waits', saved: 'Your pages as they were saved last' },
  address: 'Only you see this',
  note: {
    plan: 'You see it as a visitor who is not signed in. It ends with the plan.',
    saved: 'You see it as a visitor who is not signed in. Nothing you enter here is stored.',
    tables: 'What the plan stores does not exist yet, so lists and forms work once it is executed.',
  },
  failed: 'The preview can’t be loaded',
  again: 'Try again',
} as const;
