import { Select } from '@saywright/ui';
import { useState } from 'react';

const frameworks = [
  { id: 'react', label: 'React' },
  { id: 'svelte', label: 'Svelte' },
  { id: 'vue', label: 'Vue' },
];

export default function Example() {
  const [framework, setFramework] = useState<string | null>(null);
  return <Select label="Framework" options={frameworks} value={framework} onChange={setFramework} />;
}
