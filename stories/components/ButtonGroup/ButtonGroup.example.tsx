import { Button, ButtonGroup } from '@saywright/ui';

export default function Example() {
  return (
    <ButtonGroup label="Order 1204">
      <Button>Refund</Button>
      <Button>Duplicate</Button>
    </ButtonGroup>
  );
}
