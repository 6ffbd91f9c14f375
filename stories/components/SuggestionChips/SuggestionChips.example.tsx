import { SuggestionChips } from '@saywright/ui';
import { useState } from 'react';

const items = [
  { id: 'table', label: 'Create a table' },
  { id: 'column', label: 'Add a column' },
];

export default function Example() {
  const [picked, setPicked] = useState('');
  return (
    <>
      <SuggestionChips label="Suggestions" items={items} onPick={setPicked} />
      <p>{picked}</p>
    </>
  );
}
