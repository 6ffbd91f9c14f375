import { Button, Tooltip } from '@saywright/ui';

export default function Example() {
  return (
    <Tooltip text="Undoes the last operation">
      <Button>Undo</Button>
    </Tooltip>
  );
}
