import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'A short message that disappears on its own; call it from anywhere.',
  when: 'After a requested action is complete.',
  whenNot: 'For a form error, or for a decision.',
  alternatives: ['Banner', 'ConfirmDialog'],
  keyboard: [
    { keys: 'F6', does: 'Moves to the notifications', story: 'F6ReachesTheRegion' },
    { keys: 'Escape', does: 'Closes the focused one', story: 'EscapeClosesTheFocusedOne' },
  ],
  announces: ['Title and description, politely; a danger toast is assertive.'],
  content: ['Say what happened in at most five words; one sentence more if it helps.'],
  edgeCases: { many: 'Thousands' },
};
