import { Heading, Stack, Text } from '@saywright/ui';

export default function Example() {
  return (
    <Stack gap={4}>
      <Heading level={2}>Recent orders</Heading>
      <Text tone="muted">The last seven days</Text>
    </Stack>
  );
}
