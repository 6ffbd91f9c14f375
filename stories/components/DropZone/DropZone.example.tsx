import { DropZone } from '@saywright/ui';

export default function Example() {
  return <DropZone label="Product photos" name="photos" accept="image/*" maxSize={5_000_000} multiple />;
}
