import { StepList } from '@saywright/ui';

export default function Example() {
  return (
    <StepList
      label="Set up shop-front"
      steps={[
        { id: '1', label: 'Connect a database', state: 'done' },
        {
          id: '2',
          label: 'Describe the first table',
          state: 'current',
          description: 'One sentence will do.',
        },
        { id: '3', label: 'Approve the plan', state: 'upcoming' },
      ]}
    />
  );
}
