import { PasswordField } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [password, setPassword] = useState('');
  return (
    <PasswordField label="Password" autoComplete="current-password" value={password} onChange={setPassword} />
  );
}
