import type { HelpTipProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<HelpTipProps> = {
  status: 'preview',
  summary: 'A small button that opens a short text.',
  when: 'To explain a word beside it that some people know and others do not.',
  whenNot: 'For what everybody has to know: that stands on the page.',
  alternatives: ['Tooltip', 'Popover', 'Disclosure'],
  keyboard: [
    { keys: 'Enter or Space', does: 'Opens it', story: 'EnterOpensAndEscapeCloses' },
    { keys: 'Escape', does: 'Closes it, and focus comes back', story: 'EnterOpensAndEscapeCloses' },
  ],
  announces: ['“Help:” and what it is about; then the text.'],
  content: ['One or two sentences, and a link where there is more to know.'],
  pairs: [
    {
      good: {
        props: { about: 'Row security', children: 'Each customer reads rows of their own, and no others.' },
        because: 'It explains a word; who knows the word need not press.',
        around: ['Row security ', ''],
      },
      bad: {
        props: { about: 'Delete the project', children: 'It cannot be brought back.' },
        because: 'What everybody has to know before the act is hidden behind another press.',
        around: ['Delete the project ', ''],
      },
    },
  ],
};
