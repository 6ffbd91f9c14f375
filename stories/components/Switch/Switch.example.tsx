import { Switch } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [checked, setChecked] = useState(true);
  return <Switch label="Check every 30 seconds" checked={checked} onChange={setChecked} />;
}
