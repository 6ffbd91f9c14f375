import type { MenuProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<MenuProps> = {
  status: 'stable',
  summary: 'A button that opens a list of things to do.',
  when: 'For three to eight acts that are needed seldom.',
  whenNot: 'For one act, or to choose a value.',
  alternatives: ['Button', 'Select', 'FloatingMenu'],
  keyboard: [
    {
      keys: 'Enter',
      does: 'Opens it on the first item, and uses the item in focus',
      story: 'EnterOpensAndUses',
    },
    { keys: 'Space', does: 'Opens it', story: 'SpaceOpens' },
    {
      keys: 'Arrow down, Arrow up',
      does: 'Move along the items, past those that are disabled, and round',
      story: 'ArrowsSkipWhatIsDisabledAndGoRound',
    },
    { keys: 'Arrow up on the button', does: 'Opens it on the last item', story: 'ArrowUpOpensAtTheEnd' },
    { keys: 'Letters', does: 'Go to the item that begins with them', story: 'LettersFindAnItem' },
    { keys: 'Escape', does: 'Closes it; focus returns to the button', story: 'EscapeClosesAndReturns' },
  ],
  announces: ['“menu”, and each item by its words.'],
  content: ['Each item begins with a verb; what destroys comes last.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Project actions',
          onAction: nothing,
          items: [
            { id: 'rename', label: 'Rename' },
            { id: 'copy', label: 'Make a copy' },
            { id: 'export', label: 'Export as SQL' },
            { id: 'delete', label: 'Delete the project', danger: true },
          ],
        },
        because: 'Whose acts they are; what destroys comes last.',
      },
      bad: {
        props: { label: 'Options', onAction: nothing, items: [{ id: 'export', label: 'Export as SQL' }] },
        because: 'Options of what? Behind it is one act, which wants to be a button.',
      },
    },
  ],
};
