import { Divider } from '@saywright/ui';

export default function Example() {
  return <Divider />;
}
