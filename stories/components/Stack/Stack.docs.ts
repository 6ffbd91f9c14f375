import type { StackProps } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';
import { line, part, together } from '../../support/parts.ts';

export const docs: ComponentDocs<StackProps> = {
  group: 'Layout',
  status: 'stable',
  summary: 'Items in a column.',
  when: 'For any content in a column.',
  whenNot: 'For items side by side.',
  alternatives: ['Row', 'Grid'],
  anatomy: [{ part: 'Items', does: 'In reading order.' }],
  sizes: 'A gap of 4, 8, 12, 16, 20 or 24 px; 16 px by default. It has no padding and no margin.',
  keyboard: [],
  announces: ['Nothing.'],
  content: ['Related items are closer together.'],
  pairs: [
    {
      good: {
        props: {
          gap: 24,
          children: together(
            part('Stack', { gap: 4, children: together(line('Backups'), line('Latest: today at 06:00')) }),
            part('Stack', { gap: 4, children: together(line('Members'), line('4 of 10 seats taken')) }),
          ),
        },
        because: 'Related items are closer together.',
      },
      bad: {
        props: {
          gap: 16,
          children: together(
            line('Backups'),
            line('Latest: today at 06:00'),
            line('Members'),
            line('4 of 10 seats taken'),
          ),
        },
        because: 'Four equally spaced lines: only reading shows what belongs together.',
      },
    },
  ],
};
