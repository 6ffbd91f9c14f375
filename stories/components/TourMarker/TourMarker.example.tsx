import { Card, TourMarker } from '@saywright/ui';

export default function Example() {
  return (
    <TourMarker name="dashboard" active>
      <Card title="Dashboard">The tour is talking about this region.</Card>
    </TourMarker>
  );
}
