import type { StatusDotProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<StatusDotProps> = {
  group: 'Feedback',
  status: 'stable',
  summary: 'A status as a shape and a word; colour only supports them.',
  when: 'For online, processing and offline.',
  whenNot: 'For a result or a risk.',
  alternatives: ['Badge', 'RiskBadge'],
  anatomy: [
    { part: 'Dot', does: 'A shape for each status.' },
    { part: 'Word', does: 'The status.' },
  ],
  sizes: 'The dot is 10 px; 8 px separate it from the word.',
  keyboard: [],
  announces: ['Its label; with the label hidden, an image of that name.'],
  content: ['Name the thing with its status: “Supabase online”.'],
  pairs: [
    {
      good: {
        props: { status: 'offline', label: 'GitHub: not connected' },
        because: 'The label says what is offline.',
      },
      bad: {
        props: { status: 'offline', label: 'Offline', hideLabel: true },
        because: 'People have to guess what the dot means.',
      },
    },
  ],
  edgeCases: { pending: 'Processing' },
};
