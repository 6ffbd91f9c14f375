import { Avatar } from '@saywright/ui';

export default function Example() {
  return <Avatar name="Mara Lindqvist" decorative />;
}
