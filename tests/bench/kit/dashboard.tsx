// The third page to measure: four numbers, tabs with eight switches, a table of fifty rows, a toast.
import { useState, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '@saywright/ui/Button';
import { DataTable } from '@saywright/ui/DataTable';
import { StatCard } from '@saywright/ui/StatCard';
import { Switch } from '@saywright/ui/Switch';
import { Tabs } from '@saywright/ui/Tabs';
import { toast } from '@saywright/ui/Toast';
import { ToastRegion } from '@saywright/ui/ToastRegion';

const figures = ['Orders', 'Visitors', 'Revenue', 'Errors'];
const columns = ['Name', 'State', 'Owner'].map((label) => ({ id: label, label }));
const rows = Array.from({ length: 50 }, (_, index) => ({
  id: String(index),
  cells: { Name: `Service ${index}`, State: 'Running', Owner: 'Ada' },
}));

function Settings({ from }: { from: number }): ReactElement {
  const [on, setOn] = useState<readonly number[]>([]);
  return (
    <>
      {[0, 1, 2, 3].map((index) => (
        <Switch
          key={index}
          label={`Rule ${from + index}`}
          checked={on.includes(index)}
          onChange={(isOn) => setOn(isOn ? [...on, index] : on.filter((other) => other !== index))}
        />
      ))}
    </>
  );
}

function Dashboard(): ReactElement {
  const [tab, setTab] = useState('first');
  return (
    <>
      {figures.map((label, index) => (
        <StatCard key={label} label={label} value={index * 42} />
      ))}
      <Tabs
        label="Settings"
        value={tab}
        onChange={setTab}
        items={[
          { id: 'first', label: 'First', content: <Settings from={1} /> },
          { id: 'second', label: 'Second', content: <Settings from={5} /> },
        ]}
      />
      <DataTable caption="Services" columns={columns} rows={rows} emptyText="No services" />
      <Button onClick={() => toast({ title: 'Saved' })}>Save</Button>
      <ToastRegion />
    </>
  );
}

createRoot(document.querySelector('main') ?? document.body).render(<Dashboard />);
