import {
  Button,
  Card,
  CodeBlock,
  Grid,
  PageContainer,
  PageHeader,
  ProcessLine,
  ProgressBar,
  Receipt,
  RiskBadge,
  Row,
  Stack,
  StepList,
} from '@saywright/ui';
import type { ReactElement } from 'react';
import { createCustomers, customersSql } from '../support/samples.tsx';
import { Frame } from './frame.tsx';

/** The build screen: from an instruction to a published site. */
export function Build(): ReactElement {
  return (
    <Frame current="AI DevOps Build">
      <PageContainer>
        <Stack gap={24}>
          <PageHeader
            size="md"
            title="AI DevOps Build"
            text="An online shop with customers, orders and a page for each product."
            end={<Button variant="primary">Execute</Button>}
          />
          <ProcessLine
            label="Stages of this build"
            steps={[
              { label: 'Plan', state: 'done' },
              { label: 'Prove', state: 'done' },
              { label: 'Approve', state: 'now' },
              { label: 'Execute', state: 'next' },
            ]}
          />
          <ProgressBar label="Build progress" value={0.5} valueText="2 of 4 stages" />
          <Grid columns={2}>
            <Card title="Steps" action={<RiskBadge risk="low" />}>
              <StepList
                label="Steps of the build"
                steps={[
                  {
                    id: '1',
                    label: 'Create customers',
                    state: 'done',
                    description: '4 columns, 1 access rule',
                  },
                  { id: '2', label: 'Create orders', state: 'done' },
                  {
                    id: '3',
                    label: 'Write the pages',
                    state: 'current',
                    description: 'Awaiting your approval',
                  },
                  { id: '4', label: 'Put the site online', state: 'upcoming' },
                ]}
              />
            </Card>
            <Card title="Proof">
              <Receipt {...createCustomers.receipt} />
            </Card>
          </Grid>
          <CodeBlock code={customersSql} language="sql" title="SQL, 9 lines" label="SQL of this build" />
          <Row justify="end">
            <Button>Decline</Button>
          </Row>
        </Stack>
      </PageContainer>
    </Frame>
  );
}
