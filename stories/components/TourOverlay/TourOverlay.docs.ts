import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Overlays',
  status: 'stable',
  summary: 'The controls of a guided tour, docked at the bottom; the page stays usable.',
  when: 'To show a first visitor around.',
  whenNot: 'For help on one control.',
  alternatives: ['Tooltip', 'OnboardingChecklist'],
  anatomy: [
    { part: 'Channel and step', does: 'Where the tour is.' },
    { part: 'Title and description', does: 'What the visitor sees.' },
    { part: 'Notice', does: 'What to do first.' },
    { part: 'Buttons', does: 'Back, next, auto-pilot and stop.' },
  ],
  sizes:
    'At most 720 px wide, at the bottom of the window, with 16 px of padding. The page gets as much space below.',
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
