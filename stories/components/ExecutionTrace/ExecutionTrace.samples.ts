import { type TraceStep } from '@saywright/ui';

export const steps: readonly TraceStep[] = [
  { id: 'read', label: 'Read 3 tables', state: 'done', duration: '0.2 s' },
  {
    id: 'copy',
    label: 'Made a copy of the database',
    state: 'done',
    duration: '1.4 s',
    detail: 'The copy is deleted afterwards.',
  },
  { id: 'run', label: 'Ran 1 statement on the copy', state: 'done', duration: '0.1 s' },
  { id: 'count', label: 'Counted what changed', state: 'skipped' },
  { id: 'back', label: 'Tested the undo', state: 'done', duration: '0.3 s' },
];
export const planned: readonly TraceStep[] = steps.map(({ id, label }) => ({ id, label, state: 'waiting' }));
export const underWay: readonly TraceStep[] = planned.map((step, index) => ({
  ...step,
  state: index === 0 ? 'done' : index === 1 ? 'running' : 'waiting',
}));
