import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'The controls of a guided tour, docked at the bottom; the page stays usable.',
  when: 'To show a first visitor around.',
  whenNot: 'For help on one control.',
  alternatives: ['Tooltip', 'OnboardingChecklist'],
  keyboard: [
    { keys: 'Arrow keys', does: 'Move forwards and backwards', story: 'Keyboard' },
    { keys: 'Space', does: 'Plays or pauses', story: 'Keyboard' },
    { keys: 'Escape', does: 'Stops the tour; focus returns', story: 'WholeTour' },
    { keys: 'Arrow keys, right to left', does: 'Work in the opposite direction', story: 'RightToLeftTest' },
  ],
  announces: ['Each step: “Step 2 of 6: AI Agent Interface.” and its sentence.'],
  content: ['One sentence per step; say what people can do there.'],
  edgeCases: { notANumber: 'NotANumber', hugeNumber: 'OddNumbers' },
};
