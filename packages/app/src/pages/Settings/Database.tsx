import { countText } from '@saywright/domain/receipt';
import { freePlanUsage } from '@saywright/domain/usage';
import { Card } from '@saywright/ui/Card';
import { Grid } from '@saywright/ui/Grid';
import { Meter } from '@saywright/ui/Meter';
import { SampleMark } from '@saywright/ui/SampleMark';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import { StatusDot } from '@saywright/ui/StatusDot';
import { ValueList } from '@saywright/ui/ValueList';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { settingsCopy } from '../../copy/settings.ts';
import { useNetwork } from '../../providers/network.ts';
import { useProject } from '../../services/data.ts';
import { SettingsPage } from './SettingsPage.tsx';

const copy = settingsCopy.database;

/** The connection, the documented usage of the free plan, and what is counted in the project (SP-SETT-12, CS-USAG-02, CS-USAG-03, A71). */
export default function Database(): ReactElement {
  const network = useNetwork();
  const { data, error } = useProject();
  const tables = data?.tables ?? [];
  const sum = (of: (table: (typeof tables)[number]) => number): string =>
    countText(tables.reduce((total, table) => total + of(table), 0));
  return (
    <SettingsPage page="database">
      <Grid columns={2}>
        <Card title={copy.usage} action={<SampleMark />}>
          <Stack gap={16}>
            <Meter label={copy.storage} value={freePlanUsage.percent} valueText={freePlanUsage.text} />
            <Meter
              label={copy.month}
              value={freePlanUsage.monthlyPercent}
              valueText={copy.monthUsed(freePlanUsage.monthlyPercent)}
            />
          </Stack>
        </Card>
        <Card
          title={copy.counted}
          action={<StatusDot status={network.status} label={network.statusText} />}
          footer={<Link to="/project">{copy.seeData}</Link>}
        >
          {!data && !error && <Skeleton label={copy.counted} lines={3} />}
          {error && <p>{error.message}</p>}
          {data && (
            <ValueList
              items={[
                { id: 'tables', label: copy.tables, value: countText(tables.length) },
                { id: 'rows', label: copy.rows, value: sum(({ rows }) => rows) },
                { id: 'rules', label: copy.rules, value: sum(({ policies }) => policies) },
              ]}
            />
          )}
        </Card>
      </Grid>
    </SettingsPage>
  );
}
