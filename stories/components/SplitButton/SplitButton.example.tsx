import { SplitButton } from '@saywright/ui';

const items = [
  { id: 'later', label: 'Publish later…' },
  { id: 'draft', label: 'Save as a draft' },
];

export default function Example() {
  return (
    <SplitButton variant="primary" items={items} menuLabel="More ways to publish">
      Publish
    </SplitButton>
  );
}
