import { TextField, Wizard } from '@saywright/ui';
import { useState } from 'react';

const text = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

export default function Example() {
  const [name, setName] = useState('');
  return name === '' ? (
    <Wizard
      label="Set up a shop"
      finishLabel="Create the shop"
      onFinish={(data) => setName(text(data, 'name'))}
      steps={[
        {
          id: 'name',
          label: 'Name your shop',
          content: <TextField label="Name" name="name" required />,
          summary: (data) => text(data, 'name'),
        },
        {
          id: 'address',
          label: 'Choose an address',
          content: <TextField label="Web address" name="address" required />,
          summary: (data) => text(data, 'address'),
        },
      ]}
    />
  ) : (
    <p>{name} is ready.</p>
  );
}
