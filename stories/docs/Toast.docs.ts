import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'A short piece of news that leaves by itself: call it from anywhere.',
  when: 'After something that was asked for is done.',
  whenNot: 'For an error in a form, or for what has to be decided.',
  alternatives: ['Banner', 'ConfirmDialog'],
  keyboard: [
    { keys: 'F6', does: 'Goes to the notifications', story: 'F6ReachesTheRegion' },
    { keys: 'Escape', does: 'Closes the one in focus', story: 'EscapeClosesTheFocusedOne' },
  ],
  announces: ['Title and description, politely; a danger interrupts.'],
  content: ['Say what happened in at most five words; one sentence more if it helps.'],
};
