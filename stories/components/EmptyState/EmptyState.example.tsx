import { EmptyState } from '@saywright/ui';

export default function Example() {
  return <EmptyState title="No tables yet" text="Say “Create a customers table” and it appears here." />;
}
