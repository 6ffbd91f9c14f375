import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Page',
  status: 'stable',
  summary: 'A full page for when the page itself has failed.',
  when: 'When no part of a page can be shown.',
  whenNot: 'When part of the page still works.',
  alternatives: ['Banner', 'EmptyState'],
  anatomy: [
    { part: 'Icon', does: 'In a square of 48 px.' },
    { part: 'Title', does: 'That something failed.' },
    { part: 'Text', does: 'What still holds, and what to do.' },
    { part: 'Actions', does: 'Try again first, then a way to another page.' },
    { part: 'Details', does: 'The technical message, closed at first.' },
  ],
  sizes: 'As tall as the window, with 24 px of padding. The details scroll at 240 px.',
  keyboard: [{ keys: 'Tab', does: 'Moves from the next step to the details', story: 'ReachedByKeyboard' }],
  announces: ['Its title when it appears, because focus goes there.', '“Retrying…” while it retries.'],
  content: [
    'Say what failed, that nothing was lost, and the next step. No blame; codes go into the details.',
  ],
  edgeCases: { optionalMissing: 'WordsOnly', pending: 'Retrying' },
};
