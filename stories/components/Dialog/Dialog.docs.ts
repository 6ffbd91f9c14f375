import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'A task to finish before returning to the page.',
  when: 'For a short task that needs an answer now.',
  whenNot: 'For reading, for long forms, or to confirm a destructive action.',
  alternatives: ['ConfirmDialog', 'Disclosure', 'Banner'],
  anatomy: [
    { part: 'Backdrop', does: 'Covers the page behind.' },
    { part: 'Title', does: 'Names the task.' },
    { part: 'Close button', does: 'Always present.' },
    { part: 'Content', does: 'Scrolls when it is too tall.' },
    { part: 'Footer', does: 'Buttons, the main one last.' },
  ],
  sizes:
    '28, 36 or 52 rem wide. Content has 24 px of padding. On a phone it fills the width and is fixed to the bottom of the window.',
  keyboard: [
    { keys: 'Tab, Shift and Tab', does: 'Cycle inside the dialog', story: 'TabStaysInside' },
    { keys: 'Escape', does: 'Closes it; focus returns to the trigger', story: 'EscapeCloses' },
    { keys: 'Escape while pending', does: 'Nothing', story: 'BusyStaysOpenTest' },
  ],
  announces: ['Its title when it opens.', 'Announcements still reach screen readers while it is open.'],
  content: ['The title names the task; the last button repeats its verb.'],
  edgeCases: { optionalMissing: 'WithoutFooter', pending: 'BusyStaysOpen' },
};
