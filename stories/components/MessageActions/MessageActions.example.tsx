import { MessageActions } from '@saywright/ui';

const handleMark = () => undefined;
const handleRetry = () => undefined;

export default function Example() {
  return <MessageActions text="This is 37 of 1,204." onMark={handleMark} onRetry={handleRetry} />;
}
