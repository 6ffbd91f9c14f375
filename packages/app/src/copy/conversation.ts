/** The agent page and every conversation. */
export const agentCopy = {
  tried: {
    database: 'Tried on your real database',
    'code-hosting': 'Tried on a copy of your repository',
    deployment: 'Worked out on your real site',
  },
  triedInTrial: 'Tried on the trial database of this tab',
  takenBack: {
    database: 'rolled back',
    'code-hosting': 'thrown away',
    deployment: 'not published',
  },
  promise: (button: string) => `“${button}” runs exactly what was proven.`,
  title: 'AI Agent Interface',
  conversation: 'Conversation',
  you: 'You',
  agent: 'Saywright',
  operation: 'Operation',
  composer: 'What should change?',
  placeholder: 'Say what should change…',
  note: 'Nothing runs until you press Execute.',
  endNote: 'Enter sends, Shift and Enter starts a new line',
  service: 'Service',
  automatic: 'Choose the service for me',
  chosenForMe: 'From your words',
  studio: 'Open the Multi-Agent Bridge Studio',
  suggestions: 'Suggestions',
  choices: 'Choose one',
  waiting: {
    planning: 'Being planned…',
    kept: 'Waiting for the network. It is sent by itself.',
    passing:
      'Waiting for the network. It is sent by itself, and kept only until you close this page, because it seems to hold a secret.',
  },
  forget: 'Remove',
  ways: 'Meanwhile',
  seePlans: 'See the plans',
  next: 'Next in what you said',
  emptyTitle: 'Say the first thing your app needs',
  emptyText:
    'You get a plan with its proof. Nothing runs until you press Execute, and you can undo it after.',
  examples: [
    'Create a customers table with a name, a unique email and a signup date',
    'Create a products table with a name, a price in dollars and an optional description',
    'What tables do we have?',
  ],
  simulatedState: 'Simulated',
  commands: 'Commands',
  sql: 'SQL',
  onlyShown: 'This plan is only shown: it was made elsewhere, and nothing of it can be carried out here.',
  changeService: 'Another service',
  chooseAgain: 'Your words are back in the field below. Choose a service there and send them again.',
  forDatabase: 'Plan this for the Supabase database instead',
  executed: 'Executed exactly as proven',
  undo: 'Undo',
  undone: 'Undone. Everything is as it was before.',
  undoNeedsYou: 'Undoing this would also remove later changes. Check its plan first.',
  undoElsewhere:
    'Later changes are in the way of this undo. Check its plan in the AI Agent, under All changes.',
  undoPartial: 'Only a part of this can be undone. Check its plan first.',
  undoUntouched: 'Undo only what is untouched',
  partlyUndone: 'Undone in part. What was changed later stays as it is.',
  opensAt: 'It opens at',
  notOffered: 'Execute is offered once the network is ready.',
  confirmHint: 'Tick the sentence first.',
  keywordNote: 'Your words',
  planNote: 'The plan',
  accessCaption: 'Who can see and change what, asked of the database',
  accessExamples: 'Example rows were put in to ask, and taken out again.',
  projectData: 'Project data',
  seeAll: 'See all',
  noTables: 'No tables yet.',
} as const;

/** The studio. */
export const studioCopy = {
  title: 'Multi-Agent Bridge Studio',
  aside: 'System health and monitor',
} as const;

/** The chats of this browser. */
export const sessionsCopy = {
  title: 'Sessions',
  begin: 'New',
  beginLabel: 'New session',
  everything: 'All changes',
  everythingNote: 'Everything that was ever planned',
  exportOne: 'Export',
  deleteOne: 'Delete',
  deleted: (title: string) => `${title} is deleted`,
  undo: 'Undo',
} as const;
