import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'A native checkbox with its sentence.',
  when: 'To agree to a sentence, or to choose some out of several in a form.',
  whenNot: 'For a setting that takes effect at once.',
  alternatives: ['Switch', 'SegmentedControl'],
  keyboard: [{ keys: 'Space', does: 'Ticks it or takes the tick away', story: 'Empty' }],
  announces: ['Its sentence and whether it is ticked.'],
  content: ['Write a sentence that is true when it is ticked: “Keep me signed in”.'],
};
