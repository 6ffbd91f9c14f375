import { Button, ConfirmDialog } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete the project</Button>
      <ConfirmDialog
        open={open}
        title="Delete this project?"
        subject="my-shop"
        confirmLabel="Delete the project"
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      >
        Its 4 tables and 1,204 rows go with it. You can’t undo this.
      </ConfirmDialog>
    </>
  );
}
