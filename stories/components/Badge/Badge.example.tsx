import { Badge } from '@saywright/ui';

export default function Example() {
  return <Badge tone="success">Proven</Badge>;
}
