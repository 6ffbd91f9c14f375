import { Card } from '@saywright/ui';

export default function Example() {
  return (
    <Card title="Backups" headingLevel={3}>
      Latest: today at 06:00, 1.2 GB.
    </Card>
  );
}
