import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Overlays',
  status: 'stable',
  summary: 'A task to finish before returning to the page.',
  when: 'For a short task that needs an answer now.',
  whenNot: 'For reading, for long forms, or to confirm a destructive action.',
  alternatives: ['ConfirmDialog', 'Disclosure', 'Banner'],
  usage: [
    'A dialog stops everything else, so use it for a task that is short and that has to be done now. If people need the page behind it to answer, the content belongs on the page. If it has more than about five fields or several steps, give it a separate page, with an address.',
    'When it opens, focus moves to the first field or to the title; Tab stays inside, and Escape or the close button leaves without a change. On closing, focus returns to the button that opened it. While its action is running, set busy, and it stays open until the result is known.',
    'Never open a dialog from a dialog, and never without a press. The footer has at most two buttons and one more for help; the main one repeats the verb of the title. On a phone the dialog rises from the bottom, where the buttons are within reach.',
  ],
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
