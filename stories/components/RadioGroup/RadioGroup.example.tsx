import { RadioGroup } from '@saywright/ui';
import { useState } from 'react';

const options = [
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
];

export default function Example() {
  const [plan, setPlan] = useState<string | null>(null);
  return <RadioGroup label="Backups" options={options} value={plan} onChange={setPlan} />;
}
