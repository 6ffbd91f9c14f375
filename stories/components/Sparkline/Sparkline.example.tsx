import { Sparkline } from '@saywright/ui';

export default function Example() {
  return <Sparkline label="Orders in seven days" values={[12, 14, 13, 19, 24, 31, 38]} />;
}
