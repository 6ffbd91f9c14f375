import type { TooltipProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';
import { part } from '../../support/parts.ts';

export const docs: ComponentDocs<TooltipProps> = {
  group: 'Overlays',
  status: 'preview',
  summary: 'Text that opens after 700 ms on hover and immediately on keyboard focus.',
  when: 'To explain a control that already has a name.',
  whenNot: 'For essential information, or for interactive content.',
  alternatives: ['Disclosure', 'Banner'],
  anatomy: [
    { part: 'Trigger', does: 'The control that it explains.' },
    { part: 'Panel', does: 'One short sentence.' },
  ],
  sizes: 'At most 20 rem wide, with 8 px above and below and 12 px at the sides.',
  keyboard: [
    { keys: 'Tab', does: 'Opens it immediately', story: 'OpensUnderKeyboardFocusAtOnce' },
    { keys: 'Escape', does: 'Closes it; focus stays', story: 'EscapeClosesAndKeepsFocus' },
  ],
  announces: ['Its text, after the name of the control.'],
  content: ['One sentence. Nothing depends on it.'],
  pairs: [
    {
      good: {
        props: {
          text: 'You can restore them for 30 days.',
          children: part('Button', { variant: 'danger', children: 'Delete 37 people' }),
        },
        because: 'The button is complete without the tooltip, which adds a detail.',
      },
      bad: {
        props: {
          text: 'Deletes 37 people.',
          children: part('Button', { variant: 'danger', children: 'Clean up' }),
        },
        because: 'Only the tooltip says what is deleted, and touch screens never show it.',
      },
    },
  ],
  edgeCases: { optionalMissing: 'NoText' },
};
