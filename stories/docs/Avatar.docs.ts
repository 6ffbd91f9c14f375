import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'The face of a person, or the letters that stand for it.',
  when: 'Beside a name or a message, to tell people apart at a glance.',
  whenNot: 'For products or services; those have icons and logos.',
  alternatives: ['Icon', 'Logo'],
  keyboard: [],
  announces: ['Its name is the name of the person; beside a written name it is passed over.'],
  content: ['Give the full name; initials are made from its first and last word.'],
};
