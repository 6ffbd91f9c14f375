import type { FormProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<FormProps> = {
  group: 'Inputs',
  status: 'preview',
  summary: 'Fields that are sent together, with a summary of what is wrong.',
  when: 'Around fields that are saved by one button, with or without a server action.',
  whenNot: 'For a setting that takes effect at once: use a Switch alone.',
  alternatives: ['Switch', 'FilterBar'],
  anatomy: [
    { part: 'Summary', does: 'Lists what is wrong after a failed attempt, each with a link to its field.' },
    { part: 'Fields', does: 'Any fields of the kit, and others with a name.' },
    { part: 'Buttons', does: 'One that submits, last; others beside it.' },
  ],
  sizes: 'As wide as its place. A Stack or Grid inside it lays out the fields.',
  keyboard: [
    {
      keys: 'Enter',
      does: 'Submits from a text field; focus goes to the first field with an error',
      story: 'DefaultTest',
    },
  ],
  announces: ['The message of the field that receives focus; after an answer of the server, the summary.'],
  content: ['An error says what is wrong and how to fix it: “This name is taken. Choose another.”'],
  pairs: [],
};
