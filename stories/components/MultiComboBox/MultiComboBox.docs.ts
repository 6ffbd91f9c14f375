import type { MultiComboBoxProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

const options = [
  { id: 'orders', label: 'Orders' },
  { id: 'people', label: 'People' },
  { id: 'products', label: 'Products' },
];

export const docs: ComponentDocs<MultiComboBoxProps> = {
  group: 'Choice',
  status: 'preview',
  summary: 'Several options from a list that is filtered as you type.',
  when: 'For several of thirty or more known options, which people find by their name.',
  whenNot: 'For fewer options, for a single one, or for words that are not in a list.',
  alternatives: ['MultiSelect', 'ComboBox', 'TagField', 'CheckboxGroup'],
  usage: [
    'Choosing an option adds it above the input and empties the input, so that the next one can be typed at once. The list marks what is chosen; choosing it again removes it.',
    'In a form with a name, every chosen option is sent as one entry of that name, as with checkboxes.',
  ],
  anatomy: [
    { part: 'Label', does: 'What to choose, in the plural.' },
    { part: 'Chosen', does: 'The chosen options in order, each with a button that removes it.' },
    { part: 'Input', does: 'Filters the options.' },
    { part: 'Arrow', does: 'Opens the list with all options.' },
    { part: 'List', does: 'Options with a check mark when chosen.' },
    { part: 'Description and error', does: 'Below the field.' },
  ],
  sizes:
    'The input is 36 px high, 44 px on touch screens. Chosen options wrap above it, 28 px high each. The list is as wide as the input at least.',
  keyboard: [
    { keys: 'Typing', does: 'Opens the list with the options that contain it', story: 'TypedAndChosen' },
    { keys: '↓, ↑', does: 'Opens the list, and moves through its options', story: 'TypedAndChosen' },
    { keys: 'Enter', does: 'Chooses the focused option, or removes it again', story: 'TypedAndChosen' },
    { keys: 'Escape', does: 'Closes the list and keeps the choice', story: 'TypedAndChosen' },
    {
      keys: 'Delete, Backspace',
      does: 'On the button of a chosen option, removes it and goes to the next',
      story: 'RemovedByKey',
    },
  ],
  announces: [
    'Its label and the list of chosen options; in the list, each option and whether it is chosen.',
    'That a chosen option was removed.',
  ],
  content: ['The label is in the plural: “Tables”, not “Table”.', 'Options are names of one to three words.'],
  pairs: [
    {
      good: {
        props: { label: 'Tables', options, value: ['orders', 'people'], onChange: nothing },
        because: 'The label is in the plural, and what is chosen is visible.',
      },
      bad: {
        props: { label: 'Choose some things', options: options.slice(0, 2), value: [], onChange: nothing },
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
