import { PreviewFrame } from '@saywright/ui';

export default function Example() {
  return <PreviewFrame label="Your pages" address="Only you see this" src="about:blank" note="As saved." />;
}
