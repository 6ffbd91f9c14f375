import type { SearchFieldProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<SearchFieldProps> = {
  group: 'Inputs',
  status: 'stable',
  summary: 'A search field.',
  when: 'For a search that filters what is visible.',
  whenNot: 'With other filters beside it.',
  alternatives: ['FilterBar', 'ComboBox'],
  anatomy: [
    { part: 'Icon', does: 'A magnifier.' },
    { part: 'Input', does: 'The search text.' },
    { part: 'Clear button', does: 'Appears with the first letter.' },
  ],
  sizes: '36 px high, 44 px on touch screens. Make it at least 16 rem wide, so that a search can be read.',
  keyboard: [
    { keys: 'Letters', does: 'Search immediately', story: 'EmptyTest' },
    { keys: 'Escape', does: 'Clears the text; focus stays', story: 'EscapeClears' },
  ],
  announces: ['“search”, its label and its text.'],
  content: ['The label says what is searched: “Search templates”.'],
  pairs: [
    {
      good: {
        props: { label: 'Search templates', placeholder: 'For example, shop', value: '', onChange: nothing },
        because: 'The label stays visible while you type.',
      },
      bad: {
        props: { label: 'Search', labelHidden: true, placeholder: 'Search…', value: '', onChange: nothing },
        because: 'Templates, tables or the whole project? Once you type, even “Search” is gone.',
      },
    },
  ],
};
