import { ToggleButton } from '@saywright/ui';

export default function Example() {
  return <ToggleButton label="Follow" icon="bell" defaultPressed />;
}
