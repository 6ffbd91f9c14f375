import { CodeBlock } from '@saywright/ui';

export default function Example() {
  return <CodeBlock code="select count(*) from orders;" language="sql" title="SQL" label="The statement" />;
}
