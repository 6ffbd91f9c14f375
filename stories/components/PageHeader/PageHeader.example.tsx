import { PageHeader } from '@saywright/ui';

export default function Example() {
  return <PageHeader title="Database" text="shop-front, 12 tables, 1.2 GB" />;
}
