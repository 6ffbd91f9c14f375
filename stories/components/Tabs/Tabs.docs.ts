import type { TabsProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<TabsProps> = {
  status: 'stable',
  summary: 'Panels behind a row of tabs; arrow keys move along the row.',
  when: 'For views of one thing that are not needed together.',
  whenNot: 'For pages, or for steps with an order.',
  alternatives: ['NavMenu', 'StepList', 'Disclosure'],
  keyboard: [
    { keys: 'Arrow keys', does: 'Go to the next tab and show its panel', story: 'Default' },
    { keys: 'Home, End', does: 'Go to the first and the last tab', story: 'Default' },
    { keys: 'Arrow keys, right to left', does: 'Go the other way', story: 'RightToLeft' },
  ],
  announces: ['“tab”, its words, and which one of how many.'],
  content: ['One or two words per tab.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Views of customers',
          selected: 'rows',
          onSelect: nothing,
          items: [
            { id: 'rows', label: 'Rows', content: '1,204 customers.' },
            { id: 'columns', label: 'Columns', content: 'Name, email, phone.' },
            { id: 'history', label: 'History', content: 'Last changed on Monday.' },
          ],
        },
        because: 'Three views of one table, in any order.',
      },
      bad: {
        props: {
          label: 'Steps to a table',
          selected: '3',
          onSelect: nothing,
          items: [
            { id: '1', label: '1. Describe', content: 'Say what to keep.' },
            { id: '2', label: '2. Prove', content: 'Try it on a copy.' },
            { id: '3', label: '3. Execute', content: 'Nothing to execute yet.' },
          ],
        },
        because: 'A tab lets one press the third step first: steps with an order are a StepList.',
      },
    },
  ],
};
