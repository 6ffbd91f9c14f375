import { Link, Text } from '@saywright/ui';

export default function Example() {
  return (
    <Text>
      Your card has expired. <Link href="#card">Update the card</Link> to keep your plan.
    </Text>
  );
}
