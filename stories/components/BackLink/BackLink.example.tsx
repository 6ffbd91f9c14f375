import { BackLink } from '@saywright/ui';

export default function Example() {
  return <BackLink href="#dashboard">Dashboard</BackLink>;
}
