import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'A short message that disappears on its own; call it from anywhere.',
  when: 'After a requested action is complete.',
  whenNot: 'For a form error, or for a decision.',
  alternatives: ['Banner', 'ConfirmDialog'],
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
