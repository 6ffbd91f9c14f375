import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'preview',
  summary: 'A line as small as a word, for the shape of things beside a figure that says the value.',
  when: 'Inside a StatCard or a table cell.',
  whenNot: 'Where values have to be read.',
  alternatives: ['LineChart'],
  keyboard: [],
  announces: ['It is an image with a sentence as its name.'],
  content: ['The sentence says where it went: “rising from 12 to 38”.'],
};
