import type { TextProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<TextProps> = {
  group: 'Data',
  status: 'preview',
  summary: 'Text in a size, colour and weight of the kit.',
  when: 'For paragraphs, captions and figures outside of components that have their own text.',
  whenNot: 'For the title of a page or section, for addresses to follow, or for code.',
  alternatives: ['Heading', 'Link', 'CodeInline'],
  usage: [
    'Start with the default: 14 px in the colour of its place. Use 16 px for text that is read at length, 13 px for explanations beside a control, and 12 px only for what is rarely read, such as a time.',
    'Inside a sentence, use as="span" or as="strong"; its size is then that of the sentence. A tone repeats what the words already say: “Payment failed”, not “Payment” in red.',
    'Limit the number of lines only where a list must keep its rhythm, and give a way to read all of it, such as the page of the item.',
  ],
  anatomy: [{ part: 'Text', does: 'One paragraph, block or part of a sentence.' }],
  sizes:
    '12, 13, 14, 16, 18 or 20 px at the normal text size, each with its own line height. It has no margin; a Stack or Row gives the space.',
  keyboard: [],
  announces: ['All of its text, including lines that are hidden by an ellipsis.'],
  content: [
    'One idea in a paragraph, and 45 to 75 characters in a line.',
    'Numbers in columns are tabular and end-aligned.',
  ],
  since: '0.1.0',
  pairs: [
    {
      good: {
        props: { tone: 'danger', children: 'The payment failed: the card has expired.' },
        because: 'The words say what happened; the colour repeats it.',
      },
      bad: {
        props: { tone: 'danger', children: 'Payment' },
        because: 'Without the colour nothing has happened.',
      },
    },
  ],
};
