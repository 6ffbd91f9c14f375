import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'News that stays where it is, with what to do about it.',
  when: 'When something about the page or a form has to be known until it is mended.',
  whenNot: 'For news that passes by itself.',
  alternatives: ['Toast', 'EmptyState'],
  keyboard: [],
  announces: ['Nothing by itself: the page announces what is urgent. Title and text form a named group.'],
  content: ['Title: what happened. Text: what stayed safe. Action: the next step.'],
};
