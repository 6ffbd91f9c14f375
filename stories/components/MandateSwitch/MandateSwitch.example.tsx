import { Badge, MandateSwitch } from '@saywright/ui';
import { useState } from 'react';

export default function Example() {
  const [checked, setChecked] = useState(true);
  return (
    <MandateSwitch
      ruleId="R-01"
      title="No change without a plan"
      rule="Every change is planned, proven and approved before it runs."
      priority={<Badge tone="danger">EXTREME</Badge>}
      checked={checked}
      onChange={setChecked}
    />
  );
}
