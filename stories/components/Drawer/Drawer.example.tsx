import { Button, Drawer, TextField } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit the customer</Button>
      <Drawer
        open={open}
        onClose={close}
        title="Edit the customer"
        footer={
          <Button variant="primary" onClick={close}>
            Save the customer
          </Button>
        }
      >
        <TextField label="Name" defaultValue="Ada Lovelace" />
      </Drawer>
    </>
  );
}
