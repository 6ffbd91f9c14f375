import type { ExecutionTraceProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<ExecutionTraceProps> = {
  status: 'preview',
  summary: 'The work an agent did, step by step; while it goes on, the step it is at.',
  when: 'For work that was done in steps somebody may want to check afterwards.',
  whenNot: 'For steps that a person has to do, or for what an agent only thought.',
  alternatives: ['StepList', 'ProcessLine', 'ThinkingStatus'],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes to the line once the work has ended; Enter and Space open it, as the browser does by itself',
      story: 'TakesFocus',
    },
  ],
  announces: [
    'Whether it is open; its steps are a list, each with its state in words.',
    'Nothing while the work goes on: what speaks of its begin and end stands beside it.',
  ],
  content: [
    'Each step says what was done: “Read 3 tables”, not “Thinking about tables”.',
    'Durations in words: “0.4 s”.',
  ],
  pairs: [
    {
      good: {
        props: {
          label: 'Created the table',
          defaultOpen: true,
          steps: [
            { id: '1', label: 'Read 3 tables', state: 'done', duration: '0.2 s' },
            { id: '2', label: 'Ran 1 statement on a copy', state: 'done', duration: '1.4 s' },
          ],
        },
        because: 'Each step can be checked.',
      },
      bad: {
        props: {
          label: 'Thoughts',
          defaultOpen: true,
          steps: [
            { id: '1', label: 'Let me think about this…', state: 'done' },
            { id: '2', label: 'I might need a table', state: 'done' },
          ],
        },
        because: 'It tells of thoughts, and not of what was done.',
      },
    },
  ],
};
