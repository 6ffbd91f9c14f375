import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'A whole page for when the page itself has failed.',
  when: 'When nothing of a page can be shown.',
  whenNot: 'When a part of the page still works.',
  alternatives: ['Banner', 'EmptyState'],
  keyboard: [{ keys: 'Tab', does: 'Goes from the way out to the details', story: 'ReachedByKeyboard' }],
  announces: ['Its title when it appears, because focus goes there.', '“Retrying…” while it retries.'],
  content: [
    'Say what failed, that nothing was lost, and the next step. No blame and no codes; those go into the details.',
  ],
};
