import { ExecutionTrace } from '@saywright/ui';

export default function Example() {
  return (
    <ExecutionTrace
      label="Created the table"
      defaultOpen
      steps={[
        { id: '1', label: 'Read 3 tables', state: 'done', duration: '0.2 s' },
        { id: '2', label: 'Ran 1 statement on a copy', state: 'done', duration: '1.4 s' },
      ]}
    />
  );
}
