import { Card, PageContainer } from '@saywright/ui';

export default function Example() {
  return (
    <PageContainer>
      <Card title="Orders">12 new orders today</Card>
    </PageContainer>
  );
}
