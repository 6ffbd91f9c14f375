import type { ComboBoxProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

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
  status: 'preview',
  summary: 'One choice from a list that narrows while its name is typed.',
  when: 'For more than about fifteen options whose names are known.',
  whenNot: 'For a few options that fit in sight, or for free text.',
  alternatives: ['Select', 'SegmentedControl', 'TextField'],
  keyboard: [
    { keys: 'Letters', does: 'Narrow the list', story: 'TypingNarrows' },
    {
      keys: 'Arrow down, Arrow up',
      does: 'Open the list at its first or last option and move along it',
      story: 'ArrowsOpenFromEitherEnd',
    },
    { keys: 'Enter', does: 'Chooses the option that is marked', story: 'TypingNarrows' },
    {
      keys: 'Escape',
      does: 'Closes the list and leaves the choice as it was',
      story: 'EscapeLeavesTheChoice',
    },
    { keys: 'Backspace to empty', does: 'Takes the choice back', story: 'EmptyingTakesTheChoiceBack' },
  ],
  announces: [
    'The option that is marked, and how many there are.',
    '“Nothing matches.” when no option is left.',
  ],
  content: ['The label stays in sight; the placeholder is only an example.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Currency of the shop',
          options: currencies,
          selected: null,
          placeholder: 'Such as Swiss franc',
          onSelect: nothing,
        },
        because: 'Of twenty known names one types three letters.',
      },
      bad: {
        props: {
          label: 'Deploy to',
          options: [
            { id: 'preview', label: 'Preview' },
            { id: 'production', label: 'Production' },
          ],
          selected: null,
          placeholder: 'Search…',
          onSelect: nothing,
        },
        because: 'Two choices want to be seen side by side, not searched for.',
      },
    },
  ],
};
