import type { ComposerProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<ComposerProps> = {
  group: 'Agent',
  status: 'stable',
  summary: 'The field for an instruction: Enter sends, Shift and Enter starts a new line.',
  when: 'At the end of a conversation.',
  whenNot: 'For a field in a form.',
  alternatives: ['TextArea'],
  anatomy: [
    { part: 'Text area', does: 'Grows with the text.' },
    { part: 'Footer', does: 'Optional controls, such as the service, at the start below the text.' },
    { part: 'Hint', does: 'How to send.' },
    { part: 'Send or stop button', does: 'One button that changes with the state.' },
  ],
  sizes:
    'Fills its container. The text area grows up to 13 rem and then scrolls. Padding is 12 px above and below and 16 px at the sides.',
  keyboard: [
    { keys: 'Enter', does: 'Sends the text', story: 'EnterSends' },
    { keys: 'Shift and Enter', does: 'Starts a new line', story: 'EnterSends' },
    {
      keys: 'Enter while composing',
      does: 'Ends the composition and sends nothing',
      story: 'CompositionDoesNotSend',
    },
  ],
  announces: ['Pending while it sends; focus then returns to the field.'],
  content: ['The hint says what happens after sending.'],
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
          hint: 'You’ll see a plan first.',
        },
        because: 'A complete instruction as the example, and what happens after sending.',
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
        because: '“Anything” gives no starting point, and does not say whether it runs immediately.',
      },
    },
  ],
  edgeCases: { doubleClick: 'DoubleClickSendsAndStopsNothing', pending: 'BusyWithStop' },
};
