import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'The control of a guided tour, docked at the bottom; the page stays usable.',
  when: 'To show a first visitor around.',
  whenNot: 'For help on one control.',
  alternatives: ['Tooltip', 'OnboardingChecklist'],
  keyboard: [
    { keys: 'Arrow keys', does: 'Go on and back', story: 'Keyboard' },
    { keys: 'Space', does: 'Plays and pauses', story: 'Keyboard' },
    { keys: 'Escape', does: 'Stops the tour; focus returns', story: 'WholeTour' },
    { keys: 'Arrow keys, right to left', does: 'Go the other way', story: 'RightToLeft' },
  ],
  announces: ['Each step: “Step 2 of 6: AI Agent Interface.” and its sentence.'],
  content: ['One sentence per step; say what can be done there.'],
};
