import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  page: 'Layout',
  status: 'stable',
  summary: 'Things beside one another; they wrap when there is no room.',
  when: 'For buttons, badges and short words in one line.',
  whenNot: 'For cells of equal width.',
  alternatives: ['Grid', 'Stack'],
  keyboard: [],
  announces: ['Nothing; the reading order is the order in the code.'],
  content: ['The main action comes last in dialogs and first on pages.'],
};
