import type { CopyButtonProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<CopyButtonProps> = {
  status: 'stable',
  summary: 'Puts a text on the clipboard and says whether it worked.',
  when: 'Beside an id, an address or a piece of code.',
  whenNot: 'For a text that people read and do not take along.',
  alternatives: ['CodeBlock'],
  keyboard: [{ keys: 'Enter or Space', does: 'Copies the text', story: 'CopiedByKeyboard' }],
  announces: ['“Copied” or “Not copied”.'],
  content: ['Say what is copied where several buttons stand together: “Copy id”.'],
  pairs: [
    {
      good: {
        props: { text: 'prj_8f2c', label: 'Copy id' },
        because: 'Of a name and an id it says which one is taken along.',
        around: ['shop-front, prj_8f2c ', ''],
      },
      bad: {
        props: { text: 'prj_8f2c' },
        because: 'The name, the id, or both?',
        around: ['shop-front, prj_8f2c ', ''],
      },
    },
  ],
};
