import { SourceList } from '@saywright/ui';

export default function Example() {
  return (
    <SourceList
      label="Sources for the answer"
      sources={[
        {
          id: '1',
          title: 'Row security',
          href: 'https://www.postgresql.org/docs/current/ddl-rowsecurity.html',
        },
      ]}
    />
  );
}
