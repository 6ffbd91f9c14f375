import { StreamingText } from '@saywright/ui';

export default function Example() {
  return (
    <StreamingText
      streaming
      text={'I add one column, phone, to customers.\n\nNo row changes.\n\nUndo removes the column'}
    />
  );
}
