import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  page: 'Shell',
  status: 'stable',
  summary: 'Top of a page: title, status and main action.',
  when: 'Once per page, at its beginning.',
  whenNot: 'On a landing page.',
  alternatives: ['Hero', 'Header'],
  keyboard: [],
  announces: ['Its title is the heading of level 1.'],
  content: ['The title is the name of the place, as the navigation has it.'],
};
