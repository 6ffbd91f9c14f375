import { countText } from '@saywright/domain/receipt';
import { Card } from '@saywright/ui/Card';
import { Grid } from '@saywright/ui/Grid';
import { Skeleton } from '@saywright/ui/Skeleton';
import { StatusDot } from '@saywright/ui/StatusDot';
import { ValueList } from '@saywright/ui/ValueList';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { settingsCopy } from '../../copy/settings.ts';
import { UsageCard } from '../../panels/UsageCard.tsx';
import { useNetwork } from '../../providers/network.ts';
import { useProject } from '../../services/data.ts';
import { rowFigure } from '../../services/rowCounts.ts';
import { SettingsPage } from './SettingsPage.tsx';

const copy = settingsCopy.database;

/** The connection, the documented usage of the free plan, and live counts of the project. */
export default function Database(): ReactElement {
  const network = useNetwork();
  const { data, error } = useProject();
  const tables = data?.tables ?? [];
  const sum = (of: (table: (typeof tables)[number]) => number): string =>
    countText(tables.reduce((total, table) => total + of(table), 0));
  return (
    <SettingsPage
      page="database"
      answers={{
        'Backend connection': (
          <>
            {!data && !error && <Skeleton label={copy.asking} lines={2} />}
            {data && <p>{copy.uses(data.name)}</p>}
            {data && !error && <p>{copy.answers}</p>}
            {error && <p>{copy.silent(error.message)}</p>}
          </>
        ),
        'Table management': <Link to="/agent">{copy.tell}</Link>,
        'Sync settings': <p>{copy.sync}</p>,
      }}
    >
      <Grid columns={2}>
        <UsageCard />
        <Card
          title={copy.counted}
          action={<StatusDot status={network.status} label={network.statusText} />}
          footer={<Link to="/project">{copy.seeData}</Link>}
        >
          {!data && !error && <Skeleton label={copy.counted} lines={5} />}
          {error && <p>{error.message}</p>}
          {data && (
            <ValueList
              items={[
                { id: 'tables', label: copy.tables, value: countText(tables.length) },
                { id: 'rows', label: copy.rows, value: rowFigure(...tables) },
                { id: 'rules', label: copy.rules, value: sum(({ policies }) => policies) },
              ]}
            />
          )}
        </Card>
      </Grid>
    </SettingsPage>
  );
}
