import type { SampleMarkProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<SampleMarkProps> = {
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
  pairs: [
    {
      good: {
        props: { mode: 'sample' },
        because: 'Nobody takes these figures for their own.',
        around: ['1,204 orders today ', ''],
      },
      bad: {
        props: { sampleLabel: 'Beta' },
        because: 'It tells of the product, and not that the figures are made up.',
        around: ['1,204 orders today ', ''],
      },
    },
  ],
};
