import type { TextAreaProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<TextAreaProps> = {
  group: 'Inputs',
  status: 'stable',
  summary: 'Several lines of text with a visible label; help and errors are below it.',
  when: 'For free text of more than one sentence in a form.',
  whenNot: 'For one line, or for an instruction.',
  alternatives: ['TextField', 'Composer'],
  usage: [
    'Use it when the answer takes more than one sentence: feedback, a description, a reason. It starts with three rows and grows while people type, so they always see what they have written; after 20 rem it scrolls inside.',
    'If there is a limit, set it as the maximum length: a counter below the field then shows how much of it is used, from the start. The browser accepts no more than that, so choose a limit that hardly anybody reaches, and say in the help what the text is for.',
    'Enter starts a new line, as in every text. To send with Enter, as in a conversation, use the Composer. Never clear the text after an error: what people wrote is the most expensive part of a form. If the text is long, keep it when the page is left.',
  ],
  anatomy: [
    { part: 'Label', does: 'What to write.' },
    { part: 'Field', does: 'Grows with the text.' },
    { part: 'Counter', does: 'Characters used and allowed, when there is a limit.' },
    { part: 'Description and error', does: 'Below the field.' },
  ],
  sizes:
    'Three rows at first, at most 20 rem high before it scrolls. Padding is 8 px above and below and 12 px at the sides.',
  keyboard: [{ keys: 'Enter', does: 'Starts a new line', story: 'EmptyTest' }],
  announces: ['Its label, its help and its error.'],
  content: ['Say in the help how much to write, and what for.'],
  pairs: [
    {
      good: {
        props: {
          label: 'What went wrong?',
          description: 'Two or three sentences: what you did, and what you saw.',
          maxLength: 400,
          value: '',
          onChange: nothing,
        },
        because: 'It says how much to write, and about what.',
      },
      bad: {
        props: { label: 'Project name', rows: 6, value: 'shop-front', onChange: nothing },
        because: 'Six lines suggest more than a one-word name.',
      },
    },
  ],
  edgeCases: { many: 'ManyLines' },
};
