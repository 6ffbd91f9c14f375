import { CodeBlock } from '@saywright/ui';

/** Renders a fenced block as code, and all other blocks as paragraphs. */
export const drawn = (block: string) => {
  const code = /^```sql\n(.*)\n```$/s.exec(block)?.[1];
  return code === undefined ? (
    <p>{block}</p>
  ) : (
    <CodeBlock code={code} language="sql" title="SQL" label="The statement" />
  );
};
