import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'Several lines of text with a visible label; help and errors sit under it.',
  when: 'For free text of more than one sentence in a form.',
  whenNot: 'For one line, or for an instruction.',
  alternatives: ['TextField', 'Composer'],
  keyboard: [{ keys: 'Enter', does: 'Starts a new line', story: 'Empty' }],
  announces: ['Its label, its help and its error.'],
  content: ['Say in the help how long and what for.'],
};
