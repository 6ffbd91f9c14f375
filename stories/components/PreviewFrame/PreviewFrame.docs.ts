import type { PreviewFrameProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<PreviewFrameProps> = {
  group: 'Agent',
  status: 'preview',
  summary: 'A page of another origin, shown at the width of a desktop or a phone.',
  when: 'Beside a conversation about a page, to show what a change makes of it.',
  whenNot:
    'For content of the same origin, unless with withoutOrigin: a sandbox alone does not separate it from the page around it.',
  anatomy: [
    { part: 'Width', does: 'Lays the page out for a desktop or a phone.' },
    { part: 'Load again button', does: 'Loads the page again.' },
    { part: 'Address', does: 'Says where the page is, or that nobody else can open it.' },
    { part: 'Page', does: 'The page itself. It can be used, but cannot leave its frame.' },
    { part: 'Note', does: 'Says what is shown.' },
  ],
  sizes:
    'As wide as its place. The page is laid out at 1120 or 390 px and scaled down to fit; 12 px between the parts.',
  alternatives: ['Card'],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes from the width to the button, then into the page',
      story: 'ReachedByKeyboard',
    },
    { keys: 'Arrow keys on the width', does: 'Choose desktop or phone', story: 'ReachedByKeyboard' },
  ],
  announces: ['The name of the frame, and that it is busy while a page loads.'],
  content: ['Name what is shown, such as “Your pages with this plan”, not the frame.'],
  since: '0.1.0',
};
