import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'Where an instruction is written: Enter sends, Shift and Enter starts a new line.',
  when: 'At the end of a conversation.',
  whenNot: 'For a field of a form.',
  alternatives: ['TextArea'],
  keyboard: [
    { keys: 'Enter', does: 'Sends what is written', story: 'EnterSends' },
    { keys: 'Shift and Enter', does: 'Starts a new line', story: 'EnterSends' },
    {
      keys: 'Enter while composing',
      does: 'Ends the composition and sends nothing',
      story: 'CompositionDoesNotSend',
    },
  ],
  announces: ['While it is busy the form says so, and focus comes back afterwards.'],
  content: ['The hint says what happens when it is sent.'],
};
