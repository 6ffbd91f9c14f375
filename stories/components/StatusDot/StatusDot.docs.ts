import type { StatusDotProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';

export const docs: ComponentDocs<StatusDotProps> = {
  status: 'stable',
  summary: 'A status as shape and word; colour comes third.',
  when: 'For online, processing and offline.',
  whenNot: 'For a result or a risk.',
  alternatives: ['Badge', 'RiskBadge'],
  keyboard: [],
  announces: ['The words; with the words hidden it is an image of that name.'],
  content: ['Name the thing with its status: “Supabase online”.'],
  pairs: [
    {
      good: {
        props: { status: 'offline', label: 'GitHub: not connected' },
        because: 'The words say what is offline.',
      },
      bad: {
        props: { status: 'offline', label: 'Offline', hideLabel: true },
        because: 'A mark alone has to be guessed.',
      },
    },
  ],
};
