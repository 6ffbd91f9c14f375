import { Tabs, type TabItem } from '@saywright/ui';
import { useState } from 'react';

const tab = (label: string): TabItem => ({
  id: label.toLowerCase(),
  label,
  content: `What ${label} shows.`,
});
const seven = ['Overview', 'Mandate', 'Runs', 'Quality', 'Reports', 'Economics', 'Settings'].map(tab);

export default function Example() {
  const [selected, setSelected] = useState('overview');
  return <Tabs label="Build" items={seven} value={selected} onChange={setSelected} />;
}
