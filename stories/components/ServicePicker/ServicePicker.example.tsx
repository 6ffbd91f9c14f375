import { ServicePicker } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [selected, setSelected] = useState('auto');
  return (
    <ServicePicker
      label="Service"
      options={[
        { id: 'auto', label: 'Choose the service for me', icon: 'sparkle' },
        { id: 'database', label: 'Supabase database', icon: 'database' },
        { id: 'branch', label: 'GitHub', icon: 'branch' },
        { id: 'site', label: 'Netlify', icon: 'rocket' },
      ]}
      value={selected}
      onChange={setSelected}
    />
  );
}
