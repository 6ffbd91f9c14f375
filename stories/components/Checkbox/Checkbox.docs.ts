import type { CheckboxProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<CheckboxProps> = {
  status: 'stable',
  summary: 'A native checkbox with its sentence.',
  when: 'To agree to a sentence, or to choose some out of several in a form.',
  whenNot: 'For a setting that takes effect at once.',
  alternatives: ['Switch', 'SegmentedControl'],
  keyboard: [{ keys: 'Space', does: 'Ticks it or takes the tick away', story: 'Empty' }],
  announces: ['Its sentence and whether it is ticked.'],
  content: ['Write a sentence that is true when it is ticked: “Keep me signed in”.'],
  pairs: [
    {
      good: {
        props: { label: 'Send me a summary every Monday', checked: true, onChange: nothing },
        because: 'What a tick means is plain.',
      },
      bad: {
        props: { label: 'Do not send me no summary', checked: true, onChange: nothing },
        because: 'Ticked is no, or is it yes?',
      },
    },
  ],
};
