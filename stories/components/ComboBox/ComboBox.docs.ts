import type { ComboBoxProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

const currencies = [
  'Australian dollar',
  'Brazilian real',
  'Canadian dollar',
  'Czech koruna',
  'Danish krone',
  'Euro',
  'Forint',
  'Indian rupee',
  'Lev',
  'New Zealand dollar',
  'Norwegian krone',
  'Peso',
  'Pound sterling',
  'Rand',
  'Swedish krona',
  'Swiss franc',
  'Turkish lira',
  'US dollar',
  'Yen',
  'Zloty',
].map((label) => ({ id: label, label }));

export const docs: ComponentDocs<ComboBoxProps> = {
  group: 'Choice',
  status: 'preview',
  summary: 'One option from a list that filters as you type.',
  when: 'For more than about fifteen options that people know by name.',
  whenNot: 'For a few options that can all be visible, or for free text.',
  alternatives: ['Select', 'SegmentedControl', 'TextField'],
  anatomy: [
    { part: 'Label', does: 'What to choose.' },
    { part: 'Input', does: 'Filters the list.' },
    { part: 'Button', does: 'Opens the whole list.' },
    { part: 'List', does: 'The matching options.' },
    { part: 'Section', does: 'A heading over the options that share it.' },
    { part: 'Description and error', does: 'Below the field.' },
  ],
  sizes:
    '36 px high, 44 px on touch screens. The list is as wide as the field and never taller than the window; it opens upwards when there is more room.',
  keyboard: [
    { keys: 'Letters', does: 'Filters the list', story: 'TypingNarrows' },
    {
      keys: 'Arrow down, Arrow up',
      does: 'Open the list at its first or last option, and move through it',
      story: 'ArrowsOpenFromEitherEnd',
    },
    { keys: 'Enter', does: 'Selects the highlighted option', story: 'TypingNarrows' },
    {
      keys: 'Escape',
      does: 'Closes the list and keeps the selection',
      story: 'EscapeLeavesTheChoice',
    },
    { keys: 'Backspace to empty', does: 'Clears the selection', story: 'EmptyingTakesTheChoiceBack' },
  ],
  announces: ['The highlighted option, and how many there are.', '“No matches.” when no option is left.'],
  content: ['The label stays visible; the placeholder is only an example.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Shop currency',
          options: currencies,
          value: null,
          placeholder: 'For example, Swiss franc',
          onChange: nothing,
        },
        because: 'With twenty known names, three letters are enough.',
      },
      bad: {
        props: {
          label: 'Deploy to',
          options: [
            { id: 'preview', label: 'Preview' },
            { id: 'production', label: 'Production' },
          ],
          value: null,
          placeholder: 'Search…',
          onChange: nothing,
        },
        because: 'Two options should be visible side by side, not searched for.',
      },
    },
  ],
  edgeCases: { nothing: 'NoOptions', one: 'One', many: 'Thousands' },
};
