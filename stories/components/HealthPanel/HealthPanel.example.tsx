import { HealthPanel } from '@saywright/ui';

export default function Example() {
  return (
    <HealthPanel
      title="shop-front health"
      headingLevel={3}
      health="warning"
      note="The database takes 8 seconds to respond instead of 1."
      network={{ status: 'online', label: 'Online' }}
      services={[{ id: 'db', label: 'Database', status: 'processing', value: 'Slow' }]}
      lastCheck="Today at 14:32"
      issues={1}
      fixes={0}
    />
  );
}
