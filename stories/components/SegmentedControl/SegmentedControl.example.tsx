import { SegmentedControl } from '@saywright/ui';
import { useState } from 'react';

const periods = [
  { id: 'week', label: 'Week' },
  { id: 'month', label: 'Month' },
];

export default function Example() {
  const [period, setPeriod] = useState('week');
  return <SegmentedControl label="Period" options={periods} value={period} onChange={setPeriod} />;
}
