import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs = {
  status: 'stable',
  summary: 'Says beside a heading whether the figures below are samples.',
  when: 'Wherever figures are not measured.',
  whenNot: 'For figures that were measured.',
  alternatives: ['Badge'],
  keyboard: [
    { keys: 'Arrow keys', does: 'Change between sample and live where both are there', story: 'InAHeading' },
  ],
  announces: ['“Sample data” or “Live data”, as text.'],
  content: ['Never show a made-up figure without it.'],
};
