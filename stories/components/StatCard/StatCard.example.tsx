import { StatCard } from '@saywright/ui';

export default function Example() {
  return (
    <StatCard label="Orders today" value="1,204" trend={{ direction: 'up', text: 'up 4% since yesterday' }} />
  );
}
