import { Button, Dialog } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Invite a person</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Invite a person"
        footer={
          <Button variant="primary" onClick={close}>
            Send the invitation
          </Button>
        }
      >
        They get an email with a link that is valid for one day.
      </Dialog>
    </>
  );
}
