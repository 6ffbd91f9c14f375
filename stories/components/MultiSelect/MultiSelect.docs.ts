import type { MultiSelectProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

const options = [
  { id: 'orders', label: 'Orders' },
  { id: 'people', label: 'People' },
  { id: 'products', label: 'Products' },
];

export const docs: ComponentDocs<MultiSelectProps> = {
  group: 'Choice',
  status: 'preview',
  summary: 'Several options from a list that opens.',
  when: 'For several of about seven to thirty known options, where space is short.',
  whenNot: 'For fewer options, for a single one, or for words that people type.',
  alternatives: ['CheckboxGroup', 'Select', 'TagField'],
  usage: [
    'Up to about seven options are easier to compare as a CheckboxGroup, which hides nothing. Use a MultiSelect in filters and narrow forms, and when most people choose few options of many.',
    'The button lists what is chosen, in the order of the options, and shortens it where there is no room. The list stays open, so that several options can be chosen at once; Escape or a press outside closes it.',
    'Give related options the same section. In a form with a name, every chosen option is sent as one entry of that name, as with checkboxes.',
  ],
  anatomy: [
    { part: 'Label', does: 'What to choose, in the plural.' },
    { part: 'Field', does: 'Lists the chosen options, or shows a placeholder.' },
    { part: 'Arrow', does: 'Marks it as a list.' },
    { part: 'List', does: 'Options with a check mark when chosen, in sections if they have any.' },
    { part: 'Description and error', does: 'Below the field.' },
  ],
  sizes:
    '36 px high, 44 px on touch screens. The list is as wide as the field at least, and never taller than the window.',
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'Open the list; choose the focused option or remove it again',
      story: 'KeysChooseSeveral',
    },
    {
      keys: 'Arrow keys, Home, End',
      does: 'Move through the options and skip disabled ones',
      story: 'ArrowsSkipWhatIsDisabled',
    },
    { keys: 'Escape', does: 'Closes the list and keeps the choice', story: 'EscapeKeepsTheChoice' },
  ],
  announces: [
    'Its label and the chosen options; in the list, each option, its section and whether it is chosen.',
  ],
  content: [
    'The label is in the plural: “Tables”, not “Table”.',
    'Options are short, because they are listed in one line.',
  ],
  pairs: [
    {
      good: {
        props: { label: 'Tables', options, value: ['orders', 'people'], onChange: nothing },
        because: 'The label is in the plural, and the field shows what is chosen.',
      },
      bad: {
        props: {
          label: 'Choose some things',
          options: options.slice(0, 2),
          value: [],
          onChange: nothing,
        },
        because: 'Two options fit on the page as checkboxes, and “things” says nothing.',
      },
    },
  ],
  edgeCases: {
    nothing: 'NothingToChoose',
    one: 'One',
    many: 'ManyOptions',
    optionalMissing: 'UnknownChoice',
  },
  since: '0.1.0',
};
