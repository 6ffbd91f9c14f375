import type { ThemeToggleProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<ThemeToggleProps> = {
  page: 'Shell',
  status: 'stable',
  summary: 'A button whose name says which theme it switches to.',
  when: 'Once, in the Header.',
  whenNot: 'With more than two themes.',
  alternatives: ['SegmentedControl'],
  keyboard: [{ keys: 'Enter or Space', does: 'Switches the theme', story: 'ThemeByKeyboard' }],
  announces: ['“Use the light theme”, or dark.'],
  content: ['The name is the act, not the state.'],
  pairs: [
    {
      good: {
        props: { theme: 'dark', onToggle: nothing },
        because: 'Its name is the act: “Use the light theme”.',
      },
      bad: {
        props: { theme: 'dark', onToggle: nothing, labels: { light: 'Dark theme' } },
        because: 'Its name is the state: “Dark theme”. Is that so now, or after a press?',
      },
    },
  ],
};
