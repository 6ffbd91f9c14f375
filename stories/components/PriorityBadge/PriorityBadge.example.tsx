import { PriorityBadge } from '@saywright/ui';

export default function Example() {
  return <PriorityBadge priority="high" />;
}
