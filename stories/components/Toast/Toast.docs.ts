import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Feedback',
  status: 'stable',
  summary: 'A short message that disappears on its own; call it from anywhere.',
  when: 'After a requested action is complete.',
  whenNot: 'For a form error, or for a decision.',
  alternatives: ['Banner', 'ConfirmDialog'],
  usage: [
    'A toast confirms what people have just done, and disappears after four seconds. It never carries anything that must be read: errors of a form are shown at their field, problems that last are a Banner, and questions are a dialog.',
    'Call it from anywhere. It waits until a region is mounted, so it can also be called while a page is loading. Up to three are visible; the oldest leaves when a fourth comes. The time stops while the pointer or the focus is on a toast, and a toast with a duration of null stays until it is dismissed; use this whenever it has an action, because four seconds are too short to reach a button.',
    'An action such as “Undo” must also be available elsewhere. Success, info and warning are announced when the screen reader has finished its sentence; danger interrupts it. F6 moves to the region from anywhere, and Escape closes the focused toast.',
  ],
  anatomy: [
    { part: 'Icon', does: 'The tone as a shape.' },
    { part: 'Title', does: 'What happened.' },
    { part: 'Description', does: 'One more sentence.' },
    { part: 'Action', does: 'One button, such as undo.' },
    { part: 'Close button', does: 'Always present.' },
  ],
  sizes: '356 px wide, or the width of a phone less 32 px. Up to three are shown, with 14 px between them.',
  keyboard: [
    { keys: 'F6', does: 'Moves to the notifications', story: 'F6ReachesTheRegion' },
    { keys: 'Escape', does: 'Closes the focused one', story: 'EscapeClosesTheFocusedOne' },
  ],
  announces: ['Title and description, politely; a danger toast is assertive.'],
  content: ['Say what happened in at most five words; one sentence more if it helps.'],
  edgeCases: { many: 'Thousands' },
};
