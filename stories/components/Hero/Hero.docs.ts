import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs = {
  group: 'Page',
  status: 'stable',
  summary: 'The top of a landing page: the promise and the first action.',
  when: 'Once, at the top of a landing page.',
  whenNot: 'On a working screen.',
  alternatives: ['PageHeader'],
  anatomy: [
    { part: 'Title', does: 'The promise, the only first-level heading.' },
    { part: 'Text', does: 'What the product does.' },
    { part: 'Actions', does: 'The first step, and at most two others.' },
    { part: 'Note', does: 'A link or a fact below.' },
    { part: 'Stage', does: 'A picture or a demo beside the text.' },
  ],
  sizes:
    '80 px above and below, 40 px on small screens. Lines have at most 66 characters. The title shrinks with its place.',
  keyboard: [],
  announces: ['Its title is the level 1 heading.'],
  content: ['Promise a result in at most eight words; offer at most two actions.'],
  edgeCases: { optionalMissing: 'WordsOnly' },
};
