/** The onboarding hub. */
export const welcomeCopy = {
  back: 'Home Studio',
  text: 'Four steps from an idea to a running app. Take them in any order.',
  stats: 'At a glance',
  open: 'Open',
  tabs: 'Ways to start',
  optional: 'Optional',
  opened: 'Opened',
  filter: 'Filter templates',
  search: 'Search templates',
  category: 'Category',
  difficulty: 'Difficulty',
  allCategories: 'All categories',
  allDifficulties: 'All difficulties',
  startFrom: 'Use this template',
  minutes: (count: number) => `${Math.max(1, count)} min`,
} as const;
