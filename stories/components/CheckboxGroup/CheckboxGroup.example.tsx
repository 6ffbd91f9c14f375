import { CheckboxGroup } from '@saywright/ui';
import { useState } from 'react';

const options = [
  { value: 'mon', label: 'Monday' },
  { value: 'fri', label: 'Friday' },
];

export default function Example() {
  const [days, setDays] = useState<readonly string[]>(['mon']);
  return <CheckboxGroup label="Send the report on" options={options} value={days} onChange={setDays} />;
}
