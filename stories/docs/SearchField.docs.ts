import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'Words to look for.',
  when: 'For a search that narrows what is in sight.',
  whenNot: 'With choices beside it.',
  alternatives: ['FilterBar', 'ComboBox'],
  keyboard: [
    { keys: 'Letters', does: 'Are looked for at once', story: 'Empty' },
    { keys: 'Escape', does: 'Clears them; focus stays', story: 'EscapeClears' },
  ],
  announces: ['“search”, its label and what is written.'],
  content: ['The label says what is searched: “Search templates”.'],
};
