import { DatePicker } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [launch, setLaunch] = useState<string | null>('2026-12-01');
  return (
    <DatePicker
      label="Launch date"
      minValue="2026-11-24"
      isDateUnavailable={(date) => date === '2026-12-25'}
      value={launch}
      onChange={setLaunch}
    />
  );
}
