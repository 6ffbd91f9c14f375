import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { integrationsCopy as copy } from '../../copy/integrations.ts';
import { useAuth } from '../../providers/auth.ts';
import { useProject } from '../../services/data.ts';
import { TableList } from '../Project/TableList.tsx';
import { Card } from '@saywright/ui/Card';

function Tables(): ReactElement {
  const { data } = useProject();
  return <TableList project={data} action={<Link to="/project">{dashboardCopy.seeData}</Link>} />;
}

/** The tables that are there already. */
export function SchemaStatus(): ReactElement {
  const { status } = useAuth();
  if (status === 'signed-in') return <Tables />;
  return (
    <Card title={copy.panels.schema} padding="sm">
      <p>{copy.signInText}</p>
    </Card>
  );
}
