import { Meter } from '@saywright/ui';

export default function Example() {
  return (
    <Meter label="Storage" value={4.1} max={5} valueText="4.1 of 5 GB" status="Nearly full" tone="warning" />
  );
}
