import type { TabsProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<TabsProps> = {
  group: 'Navigation',
  status: 'stable',
  summary: 'Panels behind a row of tabs.',
  when: 'For views of one subject that are not needed together.',
  whenNot: 'For pages, or for steps with an order.',
  alternatives: ['NavMenu', 'StepList', 'Disclosure'],
  usage: [
    'Tabs divide one subject into views that people look at one at a time. The panels must make sense on their own: if people need to compare them, put them below each other. If the views have an order, use a StepList; if each is a separate page with its own title, use navigation.',
    'Two to seven tabs work well. When they do not fit, the row scrolls and shows a part of the next tab, so nothing is hidden in a menu. Keep the order and the number the same for everybody; a tab without content says so in its panel.',
    'Store the selected tab in the address, so that a link and the back button lead to the same view. Panels that are slow to load show a Skeleton and keep what was typed when people switch. Arrow keys move between tabs and open them; Tab moves into the panel.',
  ],
  anatomy: [
    { part: 'Tab row', does: 'One name for each panel; it scrolls when there is no room.' },
    { part: 'Selected tab', does: 'Marked by a line and by weight.' },
    { part: 'Panel', does: 'The content, 20 px below.' },
  ],
  sizes: 'Tabs are 44 px high with 12 px at the sides and 4 px between them.',
  keyboard: [
    { keys: 'Arrow keys', does: 'Move to the next tab and show its panel', story: 'DefaultTest' },
    { keys: 'Home, End', does: 'Move to the first or last tab', story: 'DefaultTest' },
    { keys: 'Arrow keys, right to left', does: 'Work in the opposite direction', story: 'RightToLeftTest' },
  ],
  announces: ['“tab”, its label and its position.'],
  content: ['One or two words per tab.'],
  pairs: [
    {
      good: {
        props: {
          label: 'Views of customers',
          value: 'rows',
          onChange: nothing,
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
          value: '3',
          onChange: nothing,
          items: [
            { id: '1', label: '1. Describe', content: 'Say what to store.' },
            { id: '2', label: '2. Prove', content: 'Test it on a copy.' },
            { id: '3', label: '3. Execute', content: 'Nothing to execute yet.' },
          ],
        },
        because: 'Tabs let you open the third step first: ordered steps are a StepList.',
      },
    },
  ],
  edgeCases: { nothing: 'NoTabs', one: 'OneTab', many: 'ManyTabs' },
};
