import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'Something to finish before the page goes on.',
  when: 'For a short task that needs an answer now.',
  whenNot: 'For reading, for long forms, or for a question that destroys.',
  alternatives: ['ConfirmDialog', 'Disclosure', 'Banner'],
  keyboard: [
    { keys: 'Tab, Shift and Tab', does: 'Go round inside the dialog', story: 'TabStaysInside' },
    { keys: 'Escape', does: 'Closes it; focus returns to where it was', story: 'EscapeCloses' },
    { keys: 'Escape while busy', does: 'Nothing', story: 'BusyStaysOpen' },
  ],
  announces: ['Its title when it opens.', 'News is still announced while it is open.'],
  content: ['The title says what is done here; the last button repeats the verb.'],
};
