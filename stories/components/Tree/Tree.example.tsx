import { Tree } from '@saywright/ui';
import { useState } from 'react';

const files = [
  {
    id: 'src',
    label: 'src',
    icon: 'layers',
    items: [
      { id: 'src/checkout.ts', label: 'checkout.ts', icon: 'page' },
      { id: 'src/prices.ts', label: 'prices.ts', icon: 'page', note: 'Changed' },
    ],
  },
  { id: 'README.md', label: 'README.md', icon: 'page' },
] as const;

export default function Example() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <Tree
      label="Files of shop-front"
      items={files}
      selectionMode="single"
      defaultExpanded={['src']}
      value={chosen}
      onChange={setChosen}
    />
  );
}
