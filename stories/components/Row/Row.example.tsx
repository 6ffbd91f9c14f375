import { Button, Row } from '@saywright/ui';

export default function Example() {
  return (
    <Row justify="between">
      <Button>Cancel</Button>
      <Button variant="primary">Save</Button>
    </Row>
  );
}
