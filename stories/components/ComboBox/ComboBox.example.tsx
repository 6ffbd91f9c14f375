import { ComboBox } from '@saywright/ui';
import { useState } from 'react';

const countries = [
  { id: 'at', label: 'Austria' },
  { id: 'fr', label: 'France' },
  { id: 'pt', label: 'Portugal' },
];

export default function Example() {
  const [country, setCountry] = useState<string | null>(null);
  return <ComboBox label="Country" options={countries} value={country} onChange={setCountry} />;
}
