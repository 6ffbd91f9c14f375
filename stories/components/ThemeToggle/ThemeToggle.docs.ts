import type { ThemeToggleProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<ThemeToggleProps> = {
  group: 'Actions',
  page: 'AppShell',
  status: 'stable',
  summary: 'A button whose name says which theme it switches to.',
  when: 'Once, in the Header.',
  whenNot: 'With more than two themes.',
  alternatives: ['SegmentedControl'],
  anatomy: [
    { part: 'Icon', does: 'The theme it switches to.' },
    { part: 'Name', does: 'Says the same.' },
  ],
  sizes: 'A square of 36 px, 44 px on touch screens.',
  keyboard: [{ keys: 'Enter or Space', does: 'Switches the theme', story: 'ThemeByKeyboard' }],
  announces: ['“Use the light theme” or “Use the dark theme”.'],
  content: ['The name is the action, not the state.'],
  pairs: [
    {
      good: {
        props: { theme: 'dark', onToggle: nothing },
        because: 'The name is the action: “Use the light theme”.',
      },
      bad: {
        props: { theme: 'dark', onToggle: nothing, labels: { light: 'Dark theme' } },
        because: 'The name is the state: “Dark theme”. Is it dark now, or after a press?',
      },
    },
  ],
};
