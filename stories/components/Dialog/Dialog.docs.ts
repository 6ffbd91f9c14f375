import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'A task to finish before returning to the page.',
  when: 'For a short task that needs an answer now.',
  whenNot: 'For reading, for long forms, or to confirm a destructive action.',
  alternatives: ['ConfirmDialog', 'Disclosure', 'Banner'],
  keyboard: [
    { keys: 'Tab, Shift and Tab', does: 'Cycle inside the dialog', story: 'TabStaysInside' },
    { keys: 'Escape', does: 'Closes it; focus returns to the trigger', story: 'EscapeCloses' },
    { keys: 'Escape while pending', does: 'Nothing', story: 'BusyStaysOpenTest' },
  ],
  announces: ['Its title when it opens.', 'Announcements still reach screen readers while it is open.'],
  content: ['The title names the task; the last button repeats its verb.'],
  edgeCases: { optionalMissing: 'WithoutFooter', pending: 'BusyStaysOpen' },
};
