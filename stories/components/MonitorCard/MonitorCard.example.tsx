import { MonitorCard } from '@saywright/ui';

const handleToggle = () => undefined;
const handleCheck = () => undefined;

export default function Example() {
  return (
    <MonitorCard
      active
      status="online"
      statusText="Monitoring (2 fixes applied)"
      lastCheck="10:44:30"
      fixes={2}
      issues={[]}
      onToggle={handleToggle}
      onCheck={handleCheck}
    />
  );
}
