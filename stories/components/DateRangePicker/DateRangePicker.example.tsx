import { DateRangePicker, type DateRange } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [period, setPeriod] = useState<DateRange | null>({ start: '2026-11-01', end: '2026-11-24' });
  return <DateRangePicker label="Orders between" maxValue="2026-11-24" value={period} onChange={setPeriod} />;
}
