import { FileTrigger } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [name, setName] = useState('No file yet');
  return (
    <>
      <FileTrigger accept=".csv" maxSize={2_000_000} onChange={([file]) => setName(file?.name ?? name)}>
        Import customers
      </FileTrigger>
      <p>{name}</p>
    </>
  );
}
