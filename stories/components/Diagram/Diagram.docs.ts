import type { DiagramProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<DiagramProps> = {
  group: 'Data',
  status: 'preview',
  summary: 'Boxes with lines of text and arrows between them, such as tables and their relations.',
  when: 'For a small network whose connections matter more than its values: tables that refer to one another, services that call one another.',
  whenNot:
    'For things inside of things use a tree, for steps one after another a step list, for numbers a chart.',
  alternatives: ['Tree', 'StepList', 'DataTable'],
  usage: [
    'The caller computes the places, with a layout library or by hand. `diagramHeight` gives the height that a number of lines needs.',
    'At first it is as large as its place allows and text can be read; what does not fit is scrolled to.',
    'Say in `relations` what the arrows of a box mean, because arrows are only drawn.',
  ],
  anatomy: [
    { part: 'Tools', does: 'Make the drawing larger, smaller, or as large as its place.' },
    { part: 'Box', does: 'A thing with its name, which may be a link, and lines such as its columns.' },
    { part: 'Arrow', does: 'A connection; those of the box under the pointer or with the focus stand out.' },
  ],
  sizes:
    'It takes the width of its place and is 36 rem high, or 70 % of the window where that is less. A title is 36 px high, a line 24 px, more where the reader has larger text. The size goes from 20 to 200 %.',
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the tools, the drawing, and the names that are links',
      story: 'KeyboardTest',
    },
    { keys: '+, -', does: 'Makes the drawing larger or smaller', story: 'KeyboardTest' },
    { keys: '0', does: 'Shows the whole drawing', story: 'KeyboardTest' },
  ],
  announces: [
    'A list of the boxes, each with its name, its lines, and what its arrows mean; the size when it changes.',
  ],
  content: ['Names are those people know. Notes at the end of a line are one or two words.'],
  edgeCases: {
    nothing: 'Empty',
    one: 'OneBox',
    many: 'Hundreds',
    optionalMissing: 'WithoutLinks',
  },
  since: '0.1.0',
};
