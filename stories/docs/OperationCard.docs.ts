import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'One operation from plan to undo: it is as heavy as what it asks of you.',
  when: 'For everything an agent wants to do, is doing, or has done.',
  whenNot: 'For news without a decision.',
  alternatives: ['Banner', 'Toast', 'Receipt'],
  keyboard: [
    {
      keys: 'Enter on “Execute”',
      does: 'Runs the plan, or asks for the second yes where it is dangerous',
      story: 'OperationCardFlows/WholeLife',
    },
    {
      keys: 'Escape in the second yes',
      does: 'Goes back; focus returns to “Execute”',
      story: 'OperationCardFlows/GoBackReturnsFocus',
    },
  ],
  announces: [
    '“Needs your approval”, with title and risk, when it is proven.',
    'Its outcome; focus goes there if it was on the card.',
  ],
  content: ['Title: the act. Steps: what happens, with names and counts. Result: what was observed.'],
};
