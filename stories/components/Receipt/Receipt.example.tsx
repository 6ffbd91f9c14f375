import { Receipt } from '@saywright/ui';

export default function Example() {
  return (
    <Receipt
      title="Proven"
      note="On a copy, today at 14:32."
      lines={[
        { label: 'Columns added', value: '1' },
        { label: 'Rows changed', value: '1,204' },
        { label: 'Rows deleted', value: '0', tone: 'zero' },
      ]}
      undo={{ title: 'Undo', text: 'Takes the column away again.', available: true }}
    />
  );
}
