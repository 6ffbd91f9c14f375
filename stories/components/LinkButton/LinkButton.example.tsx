import { LinkButton } from '@saywright/ui';

export default function Example() {
  return <LinkButton href="#analytics">View analytics</LinkButton>;
}
