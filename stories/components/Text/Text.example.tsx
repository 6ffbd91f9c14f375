import { Stack, Text } from '@saywright/ui';

export default function Example() {
  return (
    <Stack gap={4}>
      <Text size={16}>Twelve orders were paid today.</Text>
      <Text size={13} tone="muted">
        Updated two minutes ago
      </Text>
    </Stack>
  );
}
