import { type DiffHunk } from '@saywright/ui';

export const thousands: DiffHunk[] = [
  {
    id: 'all',
    oldStart: 1,
    newStart: 1,
    lines: Array.from({ length: 5000 }, (_, index) => ({
      kind: index % 9 === 0 ? ('added' as const) : ('context' as const),
      text: `line number ${index + 1}`,
    })),
  },
];
