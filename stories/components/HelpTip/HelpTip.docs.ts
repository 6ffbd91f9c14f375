import type { HelpTipProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<HelpTipProps> = {
  group: 'Overlays',
  status: 'preview',
  summary: 'A small button that opens a short text.',
  when: 'To explain a term that some people know and others do not.',
  whenNot: 'For what everyone needs to know: put that on the page.',
  alternatives: ['Tooltip', 'Popover', 'Disclosure'],
  anatomy: [
    { part: 'Button', does: 'A question mark in a circle.' },
    { part: 'Panel', does: 'One or two sentences, and a link if needed.' },
  ],
  sizes: 'The button is 24 px, 44 px on touch screens. The panel is at most 20 rem wide.',
  keyboard: [
    { keys: 'Enter or Space', does: 'Opens it', story: 'EnterOpensAndEscapeCloses' },
    { keys: 'Escape', does: 'Closes it; focus returns to the button', story: 'EnterOpensAndEscapeCloses' },
  ],
  announces: ['“Help:” and the term; then the text.'],
  content: ['One or two sentences, and a link if there is more to know.'],
  pairs: [
    {
      good: {
        props: { about: 'Row security', children: 'Customers can read only their own rows.' },
        because: 'It explains a term; people who know it can skip it.',
        around: ['Row security ', ''],
      },
      bad: {
        props: { about: 'Delete the project', children: 'It can’t be restored.' },
        because: 'What everyone must know before deleting is hidden behind a button.',
        around: ['Delete the project ', ''],
      },
    },
  ],
};
