import type { SelectProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<SelectProps> = {
  status: 'stable',
  summary: 'One option from a list that opens.',
  when: 'For about five to fifteen options.',
  whenNot: 'For fewer options, or for many that people know by name.',
  alternatives: ['SegmentedControl', 'ComboBox', 'Menu'],
  keyboard: [
    { keys: 'Enter', does: 'Opens the list, and selects the focused option', story: 'EnterOpensAndChooses' },
    { keys: 'Space', does: 'Opens the list', story: 'SpaceOpens' },
    {
      keys: 'Arrow keys, Home, End',
      does: 'Move through the options and skip disabled ones',
      story: 'ArrowsSkipWhatIsDisabled',
    },
    { keys: 'Letters', does: 'Move to the option that starts with them', story: 'LettersFindAnOption' },
    {
      keys: 'Escape',
      does: 'Closes the list and keeps the selection',
      story: 'EscapeLeavesTheChoice',
    },
  ],
  announces: ['Its label and selection; in the list, each option and whether it is selected.'],
  content: ['Options are of one kind, in an order people expect.'],
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
          value: null,
          placeholder: 'Choose one',
          onChange: nothing,
        },
        because: 'The label stays visible after a selection.',
      },
      bad: {
        props: {
          label: 'Framework',
          labelHidden: true,
          options: [{ id: 'react', label: 'React' }],
          value: 'react',
          onChange: nothing,
        },
        because: 'Without a label nobody knows what was selected. And one option is no choice.',
      },
    },
  ],
  edgeCases: {
    nothing: 'NothingToChoose',
    one: 'One',
    many: 'ManyOptions',
    optionalMissing: 'UnknownChoice',
  },
};
