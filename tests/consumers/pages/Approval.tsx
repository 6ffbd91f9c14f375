import {
  BackLink,
  Button,
  Card,
  DiffView,
  ErrorScreen,
  OperationCard,
  PageContainer,
  PageHeader,
  PermissionGrant,
  Receipt,
  RiskBadge,
  Row,
  Spinner,
  Stack,
  ValueList,
} from '@saywright/ui';
import { useState } from 'react';

const sql = 'alter table customers add column phone text;';

export default function Approval() {
  const [answer, setAnswer] = useState<'open' | 'running' | 'done' | 'declined'>('open');
  if (answer === 'declined')
    return <ErrorScreen title="Declined" text="Nothing was changed. Ask for another plan." />;
  return (
    <PageContainer>
      <PageHeader
        title="Add a phone number"
        text="Waiting for you since 10:38."
        note={<BackLink href="/plans">Plans</BackLink>}
        end={<RiskBadge risk="low" />}
      />
      <Stack>
        <OperationCard
          state={answer === 'open' ? 'proven' : 'executed'}
          serviceLabel="Supabase database"
          stateLabel="Proven, waiting for you"
          risk="low"
          title="Add a phone number to customers"
          summary="It only adds. No existing row changes."
          steps={['Add phone, which may be empty']}
          code={{ code: sql, language: 'sql', title: 'SQL, 1 line', label: 'SQL of this plan' }}
          onExecute={() => setAnswer('running')}
          onDecline={() => setAnswer('declined')}
        />
        {answer === 'running' && (
          <Row>
            <Spinner label="Adding the column" />
            <Button onClick={() => setAnswer('done')}>Show the result</Button>
          </Row>
        )}
        {answer === 'done' && (
          <Receipt
            title="Executed"
            note="Today at 10:40, 12 ms."
            lines={[
              { label: 'Columns added', value: '1' },
              { label: 'Rows changed', value: '0', tone: 'zero' },
            ]}
          />
        )}
        <Card title="What changes in the code">
          <DiffView
            title="src/customers.ts"
            hunks={[
              {
                id: '1',
                oldStart: 4,
                newStart: 4,
                lines: [
                  { kind: 'context', text: 'name: string;' },
                  { kind: 'added', text: 'phone: string | null;' },
                ],
              },
            ]}
          />
        </Card>
        <ValueList
          label="Where it runs"
          items={[
            { id: 'project', label: 'Project', value: 'shop-front' },
            { id: 'region', label: 'Region', value: 'Frankfurt' },
          ]}
        />
        <PermissionGrant
          title="Saywright wants to read the customers table"
          items={[{ id: 'read', label: 'Read all rows', icon: 'table' }]}
          onAnswer={(given) => setAnswer(given === 'declined' ? 'declined' : 'running')}
        />
      </Stack>
    </PageContainer>
  );
}
