import { ReadingReport } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [sent, setSent] = useState('Nothing was sent.');
  return (
    <>
      <ReadingReport
        understood={[{ id: 'bookings', said: 'bookings', read: 'the table bookings' }]}
        unread={['no-show']}
        near={[{ id: 'Show all bookings', label: 'Show all bookings', note: 'a question' }]}
        onPick={(sentence) => setSent(`Sent: ${sentence}`)}
      />
      <p>{sent}</p>
    </>
  );
}
