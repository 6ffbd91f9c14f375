import { DateField } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [birthday, setBirthday] = useState<string | null>(null);
  return <DateField label="Date of birth" maxValue="2026-11-24" value={birthday} onChange={setBirthday} />;
}
