import { PreviewFrame } from '@saywright/ui';

export default function Example() {
  return (
    <PreviewFrame
      label="Your pages"
      address="Only you see this"
      src="data:text/html,Your pages"
      note="As saved."
    />
  );
}
