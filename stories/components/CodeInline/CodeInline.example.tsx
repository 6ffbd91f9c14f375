import { CodeInline } from '@saywright/ui';

export default function Example() {
  return <CodeInline>customers</CodeInline>;
}
