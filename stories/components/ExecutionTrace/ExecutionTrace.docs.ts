import type { ExecutionTraceProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<ExecutionTraceProps> = {
  group: 'Agent',
  status: 'preview',
  summary: 'The work of an agent, step by step; while it runs, the current step.',
  when: 'For work in steps that people may want to check afterwards.',
  whenNot: 'For steps that a person has to do, or for reasoning without actions.',
  alternatives: ['StepList', 'ProcessLine', 'ThinkingStatus'],
  anatomy: [
    { part: 'Summary', does: 'Number of steps and duration.' },
    { part: 'Steps', does: 'Each with a state as a shape, a title and its duration.' },
    { part: 'Details', does: 'What a step did, in short.' },
  ],
  sizes: 'As wide as its container. 12 px separate the steps; shapes are aligned at the start of the line.',
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the line once the work has ended; Enter and Space toggle it natively',
      story: 'TakesFocus',
    },
  ],
  announces: [
    'Expanded or collapsed; its steps are a list, each with its state in words.',
    'Nothing while it runs: ThinkingStatus announces the start and the end.',
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
        because: 'Thoughts, not actions.',
      },
    },
  ],
  edgeCases: { nothing: 'Empty', one: 'One', many: 'Thousands', pending: 'Running' },
};
