/** The dashboard. */
export const dashboardCopy = {
  title: 'Project Dashboard',
  console: 'Database Console',
  status: { online: 'online', processing: 'connecting', offline: 'offline' },
  overview: 'Overview',
  sampleNote: 'These figures show what the cards will look like. They are not from your project.',
  registeredNote: 'registered through the API of the project',
  noPeopleNote: 'nobody has registered yet',
  rulesNote: 'about who may see and change what',
  todayNote: 'instructions planned today',
  quickActions: 'Quick Actions',
  recent: 'Recent activity',
  what: 'What happened',
  result: 'Result',
  when: 'When',
  noActivity: 'Nothing has happened yet',
  noActivityText:
    'Say what your app needs, for example: Create a customers table with a name, a unique email and a signup date.',
  openAgent: 'Open the AI Agent',
  seeData: 'See your data',
  failed: 'Your project could not be read.',
  retry: 'Try again',
} as const;
