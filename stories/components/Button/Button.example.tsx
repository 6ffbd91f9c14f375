import { Button } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [busy, setBusy] = useState(false);
  return (
    <Button variant="primary" busy={busy} busyLabel="Creating..." onClick={() => setBusy(true)}>
      Create a table
    </Button>
  );
}
