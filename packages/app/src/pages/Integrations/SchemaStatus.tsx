import { Card } from '@saywright/ui/Card';
import { Stack } from '@saywright/ui/Stack';
import { ValueList } from '@saywright/ui/ValueList';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { integrationsCopy as copy } from '../../copy/integrations.ts';
import { UsageCard } from '../../panels/UsageCard.tsx';
import { useAuth } from '../../providers/auth.ts';
import { useProject } from '../../services/data.ts';
import { TableList } from '../Project/TableList.tsx';
import { standInItem } from './standInItem.ts';

function Tables(): ReactElement {
  const { data } = useProject();
  return <TableList project={data} action={<Link to="/project">{dashboardCopy.seeData}</Link>} />;
}

/** The existing tables, and the remaining usage of the plan. */
export default function SchemaStatus(): ReactElement {
  const { status } = useAuth();
  return (
    <Stack>
      {status === 'signed-in' ? (
        <>
          <Card title={copy.connection} padding="sm">
            <ValueList items={[standInItem('database')]} />
          </Card>
          <Tables />
        </>
      ) : (
        <Card title={copy.panels.schema} padding="sm">
          <p>{copy.signInText}</p>
        </Card>
      )}
      <UsageCard />
    </Stack>
  );
}
