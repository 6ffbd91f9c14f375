import { Kbd } from '@saywright/ui';

export default function Example() {
  return <Kbd keys={['Mod', 'K']} />;
}
