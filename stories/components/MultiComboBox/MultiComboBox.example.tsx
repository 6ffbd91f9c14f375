import { MultiComboBox } from '@saywright/ui';
import { useState } from 'react';

const tables = [
  { id: 'orders', label: 'Orders' },
  { id: 'people', label: 'People' },
  { id: 'products', label: 'Products' },
];

export default function Example() {
  const [chosen, setChosen] = useState<readonly string[]>(['orders']);
  return <MultiComboBox label="Tables" options={tables} value={chosen} onChange={setChosen} />;
}
