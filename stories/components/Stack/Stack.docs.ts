import type { StackProps } from '@saywright/ui';
import type { ComponentDocs } from './componentDocs.ts';
import { line, part, together } from './parts.ts';

export const docs: ComponentDocs<StackProps> = {
  page: 'Layout',
  status: 'stable',
  summary: 'Things under one another.',
  when: 'For everything that follows in a column.',
  whenNot: 'For things beside one another.',
  alternatives: ['Row', 'Grid'],
  keyboard: [],
  announces: ['Nothing.'],
  content: ['Things that belong together stand closer.'],
  pairs: [
    {
      good: {
        props: {
          gap: 24,
          children: together(
            part('Stack', { gap: 4, children: together(line('Backups'), line('Last one today at 06:00')) }),
            part('Stack', { gap: 4, children: together(line('Members'), line('4 of 10 seats taken')) }),
          ),
        },
        because: 'What belongs together stands closer.',
      },
      bad: {
        props: {
          gap: 16,
          children: together(
            line('Backups'),
            line('Last one today at 06:00'),
            line('Members'),
            line('4 of 10 seats taken'),
          ),
        },
        because: 'Four lines at one distance: which is about which has to be read.',
      },
    },
  ],
};
