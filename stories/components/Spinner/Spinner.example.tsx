import { Spinner } from '@saywright/ui';

export default function Example() {
  return <Spinner />;
}
