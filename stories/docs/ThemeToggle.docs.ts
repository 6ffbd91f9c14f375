import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  page: 'Shell',
  status: 'stable',
  summary: 'A button whose name says which theme it switches to.',
  when: 'Once, in the Header.',
  whenNot: 'With more than two themes.',
  alternatives: ['SegmentedControl'],
  keyboard: [{ keys: 'Enter or Space', does: 'Switches the theme', story: 'ThemeByKeyboard' }],
  announces: ['“Use the light theme”, or dark.'],
  content: ['The name is the act, not the state.'],
};
