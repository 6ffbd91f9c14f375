import type { ThinkingStatusProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<ThinkingStatusProps> = {
  group: 'Agent',
  status: 'preview',
  summary: 'One line that says that work is in progress, and afterwards how long it took.',
  when: 'For work of an agent with no known duration.',
  whenNot: 'For work with a known number of steps, or for an immediate response.',
  alternatives: ['ProgressBar', 'ExecutionTrace', 'Spinner'],
  anatomy: [
    { part: 'Sign', does: 'Moves while work is in progress.' },
    { part: 'Text', does: 'What is being done.' },
    { part: 'Duration', does: 'After the end.' },
  ],
  sizes: 'One line of 13 px text, 8 px between sign and text.',
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the line if it has details; Enter and Space toggle them, and they stay open when the work ends',
      story: 'StaysOpen',
    },
  ],
  announces: ['The start of the work and its duration: once each, without the seconds in between.'],
  content: ['One word for the work: “Working…”. Seconds as numerals: “Worked for 8 s”.'],
  pairs: [
    {
      good: {
        props: { since: 0, until: 8000, children: 'It read three tables.' },
        because: 'It gives the duration, with the details on request.',
      },
      bad: {
        props: { since: 0, until: 8000 },
        because: 'There is no way to see what it did.',
      },
    },
  ],
  edgeCases: { notANumber: 'BadNumbers', hugeNumber: 'Enormous' },
};
