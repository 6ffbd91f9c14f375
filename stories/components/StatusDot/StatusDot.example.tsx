import { StatusDot } from '@saywright/ui';

export default function Example() {
  return <StatusDot status="offline" label="GitHub: not connected" />;
}
