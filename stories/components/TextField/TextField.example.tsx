import { TextField } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [email, setEmail] = useState('');
  return <TextField label="Email" type="email" value={email} onChange={setEmail} />;
}
