import { Checkbox } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [accepted, setAccepted] = useState(false);
  return <Checkbox label="I accept the terms" checked={accepted} onChange={setAccepted} />;
}
