import { DiffView } from '@saywright/ui';

export default function Example() {
  return (
    <DiffView
      title="src/checkout.ts"
      view="unified"
      hunks={[
        {
          id: '1',
          oldStart: 12,
          newStart: 12,
          heading: 'function total',
          lines: [
            { kind: 'context', text: 'let sum = 0;' },
            { kind: 'removed', text: 'sum = net;' },
            { kind: 'added', text: 'sum = net + tax;' },
            { kind: 'context', text: 'return sum;' },
          ],
        },
      ]}
    />
  );
}
