import type { SelectProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<SelectProps> = {
  group: 'Choice',
  status: 'stable',
  summary: 'One option from a list that opens.',
  when: 'For about five to fifteen options.',
  whenNot: 'For fewer options, or for many that people know by name.',
  alternatives: ['SegmentedControl', 'ComboBox', 'Menu'],
  usage: [
    'Choose by the number of options. Up to five short ones belong in a SegmentedControl, and up to seven with descriptions in a RadioGroup, where all can be compared without opening anything. Above about fifteen, a ComboBox lets people type.',
    'The placeholder says what to choose, and only appears while nothing is chosen. If most people choose the same option, choose it in advance; if the choice matters, for example a country or a price, choose nothing and make the field required.',
    'Sort the options as people expect: by number, by time, by use, or else by name. A disabled option needs a reason in its description. An option that no longer exists shows the placeholder again, so no wrong value is sent.',
  ],
  anatomy: [
    { part: 'Label', does: 'What to choose.' },
    { part: 'Field', does: 'Shows the selected option, or a placeholder.' },
    { part: 'Arrow', does: 'Marks it as a list.' },
    { part: 'List', does: 'Options with icon and description.' },
    { part: 'Section', does: 'A heading over the options that share it.' },
    { part: 'Description and error', does: 'Below the field.' },
  ],
  sizes:
    '36 px high, 44 px on touch screens. The list is as wide as the field at least, and never taller than the window.',
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
