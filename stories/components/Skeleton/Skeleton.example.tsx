import { Skeleton } from '@saywright/ui';

export default function Example() {
  return <Skeleton label="Three customers, loading" lines={3} />;
}
