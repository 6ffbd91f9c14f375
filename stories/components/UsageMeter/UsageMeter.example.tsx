import { UsageMeter } from '@saywright/ui';

export default function Example() {
  return (
    <UsageMeter label="Checks this month" used={85} limit={100} unit="checks" note="Resets on 1 April." />
  );
}
