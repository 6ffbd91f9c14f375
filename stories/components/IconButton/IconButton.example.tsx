import { IconButton } from '@saywright/ui';

export default function Example() {
  return <IconButton icon="undo" label="Undo the last change" />;
}
