import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'preview',
  summary: 'Where a page is, as links to the places above it.',
  when: 'On pages that lie two or more levels deep.',
  whenNot: 'For one level up, or for the steps of a task.',
  alternatives: ['BackLink', 'StepList'],
  keyboard: [{ keys: 'Tab', does: 'Goes to the next link', story: 'TabGoesAlong' }],
  announces: ['“Breadcrumbs”, a list of links, and which of them is the page itself.'],
  content: ['Each place has the name that stands at the head of its page.'],
};
