import type { SearchFieldProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<SearchFieldProps> = {
  status: 'stable',
  summary: 'Words to look for.',
  when: 'For a search that narrows what is in sight.',
  whenNot: 'With choices beside it.',
  alternatives: ['FilterBar', 'ComboBox'],
  keyboard: [
    { keys: 'Letters', does: 'Are looked for at once', story: 'Empty' },
    { keys: 'Escape', does: 'Clears them; focus stays', story: 'EscapeClears' },
  ],
  announces: ['“search”, its label and what is written.'],
  content: ['The label says what is searched: “Search templates”.'],
  pairs: [
    {
      good: {
        props: { label: 'Search templates', placeholder: 'Such as shop', value: '', onChange: nothing },
        because: 'What is searched stays in sight while one writes.',
      },
      bad: {
        props: { label: 'Search', labelHidden: true, placeholder: 'Search…', value: '', onChange: nothing },
        because: 'Templates, tables or the whole project? Once one writes, not even “Search” is left.',
      },
    },
  ],
};
