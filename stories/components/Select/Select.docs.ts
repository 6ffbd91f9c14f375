import type { SelectProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<SelectProps> = {
  status: 'stable',
  summary: 'One choice from a list that opens.',
  when: 'For about five to fifteen options.',
  whenNot: 'For fewer, or for many whose names are known.',
  alternatives: ['SegmentedControl', 'ComboBox', 'Menu'],
  keyboard: [
    { keys: 'Enter', does: 'Opens the list, and chooses the option in focus', story: 'EnterOpensAndChooses' },
    { keys: 'Space', does: 'Opens the list', story: 'SpaceOpens' },
    {
      keys: 'Arrow keys, Home, End',
      does: 'Move along the options, past those that are disabled',
      story: 'ArrowsSkipWhatIsDisabled',
    },
    { keys: 'Letters', does: 'Go to the option that begins with them', story: 'LettersFindAnOption' },
    {
      keys: 'Escape',
      does: 'Closes the list and leaves the choice as it was',
      story: 'EscapeLeavesTheChoice',
    },
  ],
  announces: ['Its label and the choice; in the list each option and whether it is chosen.'],
  content: ['Options are of one kind and in an order people expect.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Framework',
          options: [
            { id: 'react', label: 'React' },
            { id: 'svelte', label: 'Svelte' },
            { id: 'vue', label: 'Vue' },
          ],
          selected: null,
          placeholder: 'Choose one',
          onSelect: nothing,
        },
        because: 'The label stays when something is chosen.',
      },
      bad: {
        props: {
          label: 'Framework',
          labelHidden: true,
          options: [{ id: 'react', label: 'React' }],
          selected: 'react',
          onSelect: nothing,
        },
        because: 'Without a label nobody knows what was chosen; and one option is no choice.',
      },
    },
  ],
};
