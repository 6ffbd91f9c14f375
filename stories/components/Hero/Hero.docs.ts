import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'The top of a landing page: the promise and the first action.',
  when: 'Once, at the top of a landing page.',
  whenNot: 'On a working screen.',
  alternatives: ['PageHeader'],
  keyboard: [],
  announces: ['Its title is the level 1 heading.'],
  content: ['Promise a result in at most eight words; offer at most two actions.'],
  edgeCases: { optionalMissing: 'WordsOnly' },
};
