import { Button, Timeline } from '@saywright/ui';

export default function Example() {
  return (
    <Timeline
      label="Deploys of shop-front"
      events={[
        {
          id: '2',
          title: 'Deploy failed',
          time: '2 minutes ago',
          tone: 'danger',
          description: 'A link leads to a page that does not exist.',
          actions: <Button size="sm">Try again</Button>,
        },
        { id: '1', title: 'Changed the page prices', time: '10 minutes ago' },
      ]}
    />
  );
}
