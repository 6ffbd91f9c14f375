import { Button, Popover } from '@saywright/ui';

export default function Example() {
  return (
    <Popover label="Filter orders" trigger={<Button>Filter</Button>}>
      Only orders of this week.
    </Popover>
  );
}
