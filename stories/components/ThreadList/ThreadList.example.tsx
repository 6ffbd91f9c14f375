import { ThreadList } from '@saywright/ui';
import { useState } from 'react';

const threads = [
  { id: 'all', title: 'All changes', note: 'Everything that was planned', isFixed: true },
  { id: '2', title: 'Session 2', note: '10:42, 6 messages' },
  { id: '1', title: 'Session 1', note: '09:15, 12 messages' },
];
const handleExport = () => undefined;
const handleDelete = () => undefined;

export default function Example() {
  const [selected, setSelected] = useState('2');
  return (
    <ThreadList
      label="Sessions"
      threads={threads}
      value={selected}
      onChange={setSelected}
      onExport={handleExport}
      onDelete={handleDelete}
    />
  );
}
