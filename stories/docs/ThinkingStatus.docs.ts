import type { ThinkingStatusProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<ThinkingStatusProps> = {
  status: 'preview',
  summary: 'One line that says that work is under way, and afterwards how long it took.',
  when: 'For work of an agent whose length nobody knows.',
  whenNot: 'For work with a known number of steps, or for a press that is answered at once.',
  alternatives: ['ProgressBar', 'ExecutionTrace', 'Spinner'],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the line where something is under it; Enter and Space open it, and the end of the work does not close it',
      story: 'StaysOpen',
    },
  ],
  announces: ['That the work began, and how long it took: each once, and no second in between.'],
  content: ['A word for what is done: “Working…”. Seconds as figures: “Worked for 8 s”.'],
  pairs: [
    {
      good: {
        props: { since: 0, until: 8000, children: 'It looked at three tables.' },
        because: 'It says how long it took, and what was done is there for who wants it.',
      },
      bad: {
        props: { since: 0, until: 8000 },
        because: 'Nobody can see what was done in that time.',
      },
    },
  ],
};
