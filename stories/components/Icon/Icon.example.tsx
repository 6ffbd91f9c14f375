import { Icon } from '@saywright/ui';

export default function Example() {
  return <Icon name="lock" />;
}
