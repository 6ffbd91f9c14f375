import { ProcessLine } from '@saywright/ui';

export default function Example() {
  return (
    <ProcessLine
      label="Progress of the plan"
      steps={[
        { label: 'Plan', state: 'done' },
        { label: 'Prove', state: 'now' },
        { label: 'Execute', state: 'next' },
      ]}
    />
  );
}
