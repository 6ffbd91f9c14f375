import { Button, CommandPalette, type CommandGroup } from '@saywright/ui';
import { useState } from 'react';

const groups: CommandGroup[] = [
  { id: 'go', title: 'Go to', commands: [{ id: 'build', label: 'Open Build', icon: 'layers' }] },
  {
    id: 'database',
    title: 'Database',
    commands: [
      { id: 'table', label: 'Add a table', icon: 'table' },
      { id: 'export', label: 'Export as SQL', icon: 'download', keywords: ['download', 'backup'] },
    ],
  },
];
const handleRun = () => undefined;

export default function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="search" onClick={() => setOpen(true)}>
        Search commands
      </Button>
      <CommandPalette open={open} onToggle={setOpen} groups={groups} onRun={handleRun} shortcut={false} />
    </>
  );
}
