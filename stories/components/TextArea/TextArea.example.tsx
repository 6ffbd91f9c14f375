import { TextArea } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [note, setNote] = useState('');
  return <TextArea label="What went wrong?" maxLength={500} value={note} onChange={setNote} />;
}
