import { Attachment } from '@saywright/ui';

const handleRemove = () => undefined;
const handleRetry = () => undefined;

export default function Example() {
  return (
    <Attachment
      name="orders-2026.pdf"
      kind="PDF"
      size="2.4 MB"
      onRemove={handleRemove}
      onRetry={handleRetry}
    />
  );
}
