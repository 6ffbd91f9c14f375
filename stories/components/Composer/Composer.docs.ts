import type { ComposerProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<ComposerProps> = {
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
  pairs: [
    {
      good: {
        props: {
          value: '',
          onChange: nothing,
          onSend: nothing,
          canSend: false,
          label: 'Instruction for shop-front',
          placeholder: 'Add a phone number to customers',
          hint: 'You see a plan first.',
        },
        because: 'A whole instruction as an example, and what follows when it is sent.',
      },
      bad: {
        props: {
          value: '',
          onChange: nothing,
          onSend: nothing,
          canSend: false,
          label: 'Chat',
          placeholder: 'Ask me anything…',
        },
        because: '“Anything” helps nobody to begin, and whether it runs at once is left open.',
      },
    },
  ],
};
