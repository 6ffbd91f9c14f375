import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'preview',
  summary: 'A few words of code in a sentence.',
  when: 'For names of tables, columns, files and commands.',
  whenNot: 'For several lines, or for keys to press.',
  alternatives: ['CodeBlock', 'Kbd'],
  keyboard: [],
  announces: [],
  content: ['Only what is written in exactly these letters.'],
};
