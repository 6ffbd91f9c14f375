import { SearchField } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [text, setText] = useState('');
  return <SearchField label="Search orders" value={text} onChange={setText} />;
}
