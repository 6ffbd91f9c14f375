import type { FooterPanelProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<FooterPanelProps> = {
  status: 'preview',
  summary: 'A panel that floats at the end of a page: links, and the notice of independence.',
  when: 'Once, in the footer.',
  whenNot: 'For links that people need to do their work.',
  alternatives: ['NavMenu'],
  keyboard: [
    { keys: 'Tab, then Enter', does: 'Goes through the links and follows one', story: 'LinksByKeyboard' },
  ],
  announces: ['It is a navigation named “Footer”.'],
  content: ['One sentence of notice; legal pages go behind links.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Footer of the product',
          links: [
            { label: 'Privacy', href: '#privacy' },
            { label: 'Terms', href: '#terms' },
            { label: 'Status', href: '#status' },
          ],
          notice: 'Saywright is independent of the services it works on.',
        },
        because: 'One sentence; who wants the rest finds it behind a name.',
      },
      bad: {
        props: {
          label: 'Footer with small print',
          links: [
            { label: 'More', href: '#more' },
            { label: 'Here', href: '#here' },
          ],
          notice:
            'All product names, logos and brands are property of their respective owners and are used for identification purposes only. Use of these names does not imply endorsement. No warranty is given for fitness for a particular purpose, and no liability is accepted for loss of data, revenue or time.',
        },
        because: 'Nobody reads it, and “More” and “Here” lead anywhere.',
      },
    },
  ],
};
