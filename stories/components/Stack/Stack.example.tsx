import { Card, Stack } from '@saywright/ui';

export default function Example() {
  return (
    <Stack gap={8}>
      <Card>First</Card>
      <Card>Second</Card>
    </Stack>
  );
}
