import type { FormProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<FormProps> = {
  status: 'preview',
  summary: 'Fields that are sent together, with a summary of what is wrong.',
  when: 'Around fields that are saved by one button, with or without a server action.',
  whenNot: 'For a setting that takes effect at once: use a Switch alone.',
  alternatives: ['Switch', 'FilterBar'],
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
