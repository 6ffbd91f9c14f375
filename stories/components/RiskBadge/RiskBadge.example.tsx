import { RiskBadge } from '@saywright/ui';

export default function Example() {
  return <RiskBadge risk="high" />;
}
