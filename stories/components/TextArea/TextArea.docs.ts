import type { TextAreaProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<TextAreaProps> = {
  status: 'stable',
  summary: 'Several lines of text with a visible label; help and errors sit under it.',
  when: 'For free text of more than one sentence in a form.',
  whenNot: 'For one line, or for an instruction.',
  alternatives: ['TextField', 'Composer'],
  keyboard: [{ keys: 'Enter', does: 'Starts a new line', story: 'Empty' }],
  announces: ['Its label, its help and its error.'],
  content: ['Say in the help how long and what for.'],
  pairs: [
    {
      good: {
        props: {
          label: 'What goes wrong?',
          description: 'Two or three sentences: what you did, and what you saw.',
          maxLength: 400,
          value: '',
          onChange: nothing,
        },
        because: 'It says how long, and what belongs into it.',
      },
      bad: {
        props: { label: 'Project name', rows: 6, value: 'shop-front', onChange: nothing },
        because: 'A box for six lines asks for more than a name of one word.',
      },
    },
  ],
};
