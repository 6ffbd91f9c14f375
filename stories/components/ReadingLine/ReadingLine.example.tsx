import { ReadingLine } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [kind, setKind] = useState('text');
  return (
    <ReadingLine
      parts={[
        { id: 'also', said: 'also', read: 'members' },
        {
          id: 'phone',
          said: 'phone number',
          read: kind,
          options: [{ id: 'whole number', label: 'Whole number', note: 'loses a leading 0' }],
        },
      ]}
      onChoose={(_, option) => setKind(option)}
    />
  );
}
