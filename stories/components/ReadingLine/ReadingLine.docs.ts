import type { ReadingLineProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<ReadingLineProps> = {
  group: 'Agent',
  status: 'preview',
  summary: 'A quiet line that shows what each part of a sentence was read as.',
  when: 'Under a plan that was made from a sentence, so that a misreading is seen before it runs.',
  whenNot: 'For steps of the plan, or for values that were counted.',
  alternatives: ['StepList', 'ValueList', 'FilterBar'],
  anatomy: [
    { part: 'Pieces', does: 'The words of the sentence, each above what it was read as.' },
    { part: 'Changed pieces', does: 'Marked by a border and a word.' },
    { part: 'Correction', does: 'Opens the alternatives of a piece.' },
  ],
  sizes:
    'Pieces wrap like words, with 12 px between them. A piece that can be changed is 28 px high, 44 px on touch screens.',
  keyboard: [
    {
      keys: 'Enter or Space',
      does: 'Opens the other meanings of the words',
      story: 'KeyboardOpensAndEscapeCloses',
    },
    {
      keys: 'Escape',
      does: 'Closes them; focus returns to the words',
      story: 'KeyboardOpensAndEscapeCloses',
    },
  ],
  announces: ['Each part is read as a sentence: “phone number was read as text”.'],
  content: [
    'Quote the words as typed; give their meaning in two to five plain words.',
    'A note names the consequence: “loses a leading 0”.',
  ],
  edgeCases: { one: 'OnePart', many: 'ManyParts' },
  pairs: [
    {
      good: {
        props: { parts: [{ id: 'paid', said: 'paid', read: 'status is paid' }] },
        because: 'The meaning is a condition that can be checked.',
      },
      bad: {
        props: { parts: [{ id: 'paid', said: 'paid', read: 'filter' }] },
        because: '“Filter” says nothing about which rows are meant.',
      },
    },
  ],
};
