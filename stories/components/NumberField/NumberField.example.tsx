import { NumberField } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [copies, setCopies] = useState<number | null>(1);
  return <NumberField label="Copies" min={1} max={10} value={copies} onChange={setCopies} />;
}
