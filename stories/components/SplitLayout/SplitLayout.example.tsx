import { Card, SplitLayout } from '@saywright/ui';

export default function Example() {
  return (
    <SplitLayout aside={<Card title="Health">No new issues</Card>} asideLabel="Project status">
      <Card title="Conversation">Describe what your app needs.</Card>
    </SplitLayout>
  );
}
