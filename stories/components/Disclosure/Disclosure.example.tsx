import { Disclosure } from '@saywright/ui';

export default function Example() {
  return <Disclosure summary="What is sent to us?">Nothing. Everything stays on your machine.</Disclosure>;
}
