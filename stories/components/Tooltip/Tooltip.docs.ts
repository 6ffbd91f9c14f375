import type { TooltipProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';
import { part } from './parts.ts';

export const docs: ComponentDocs<TooltipProps> = {
  status: 'preview',
  summary: 'Words that open after 700 ms under a pointer and at once under keyboard focus.',
  when: 'To explain a control that already has a name.',
  whenNot: 'For what has to be known, or for anything to press.',
  alternatives: ['Disclosure', 'Banner'],
  keyboard: [
    { keys: 'Tab', does: 'Opens it at once', story: 'OpensUnderKeyboardFocusAtOnce' },
    { keys: 'Escape', does: 'Closes it; focus stays', story: 'EscapeClosesAndKeepsFocus' },
  ],
  announces: ['It is read after the name of the control.'],
  content: ['One sentence. Nothing depends on it.'],
  pairs: [
    {
      good: {
        props: {
          text: 'They can be brought back for 30 days.',
          children: part('Button', { variant: 'danger', children: 'Delete 37 people' }),
        },
        because: 'The button says it all; the tooltip only adds to it.',
      },
      bad: {
        props: {
          text: 'Deletes 37 people.',
          children: part('Button', { variant: 'danger', children: 'Clean up' }),
        },
        because: 'Whom it deletes is in the tooltip, which no touch screen shows.',
      },
    },
  ],
};
