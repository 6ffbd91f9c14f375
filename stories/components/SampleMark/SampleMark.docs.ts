import type { SampleMarkProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<SampleMarkProps> = {
  group: 'Agent',
  status: 'stable',
  summary: 'Says beside a heading whether the figures below are sample data.',
  when: 'Wherever figures are made up.',
  whenNot: 'For figures that were measured.',
  alternatives: ['Badge'],
  anatomy: [
    { part: 'Mark', does: 'A short word such as “Sample data”.' },
    { part: 'Action', does: 'Optional, to use real data.' },
  ],
  sizes: 'As high as the line; 8 px after the heading it belongs to.',
  keyboard: [
    {
      keys: 'Arrow keys',
      does: 'Switches between sample and live data, if both are available',
      story: 'InAHeadingTest',
    },
  ],
  announces: ['“Sample data” or “Live data”, as text.'],
  content: ['Never show a made-up figure without it.'],
  pairs: [
    {
      good: {
        props: { mode: 'sample' },
        because: 'Nobody mistakes these figures for real ones.',
        around: ['1,204 orders today ', ''],
      },
      bad: {
        props: { sampleLabel: 'Beta' },
        because: 'It describes the product, not the figures.',
        around: ['1,204 orders today ', ''],
      },
    },
  ],
};
