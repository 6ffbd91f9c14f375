import { dashboardCards } from '@saywright/domain/dashboard';
import { countText, counted } from '@saywright/domain/receipt';
import type { OperationView, ProjectView } from '@saywright/engine/protocol';
import { SampleMark } from '@saywright/ui/SampleMark';
import { Card } from '@saywright/ui/Card';
import { Grid } from '@saywright/ui/Grid';
import { Stack } from '@saywright/ui/Stack';
import { StatCard } from '@saywright/ui/StatCard';
import type { ReactElement } from 'react';
import { copy } from '../../copy.ts';
import { dashboardCopy } from '../../copy/dashboard.ts';
import type { Figures } from '../../panels/useFigures.ts';
import { usePeople } from '../../services/projectApi.ts';
import { rowWords } from '../../services/rowCounts.ts';
import { iconOf } from '../../shell/iconOf.ts';
import { isToday } from '../../time.ts';

interface OverviewCardsProps {
  readonly figures: Figures;
  readonly onFigures: (figures: Figures) => void;
  readonly project: ProjectView | undefined;
  readonly operations: readonly OperationView[] | undefined;
}

/** The project's four figures; a dash until they are known. */
function liveValues(
  project: ProjectView | undefined,
  operations: readonly OperationView[] | undefined,
  registered: number | undefined,
): readonly { readonly value: string; readonly note: string }[] {
  const rules = project?.tables.reduce((total, table) => total + table.policies, 0) ?? 0;
  const today = operations?.filter(({ createdAt }) => isToday(createdAt)).length ?? 0;
  const { unknown } = copy;
  return [
    {
      value: project ? countText(project.tables.length) : unknown,
      note: project ? `${rowWords(...project.tables)} in all` : '',
    },
    {
      value: registered === undefined ? unknown : countText(registered),
      note: registered === 0 ? dashboardCopy.noPeopleNote : dashboardCopy.registeredNote,
    },
    { value: project ? counted(rules, 'rule') : unknown, note: dashboardCopy.rulesNote },
    { value: operations ? countText(today) : unknown, note: dashboardCopy.todayNote },
  ];
}

/** Data Storage, Registered Users, Privacy Settings and Activity Today. */
export function OverviewCards(props: OverviewCardsProps): ReactElement {
  const { figures, onFigures, project, operations } = props;
  const registered = usePeople('').data?.total;
  const live = liveValues(project, operations, registered);
  return (
    <Card title={dashboardCopy.overview} action={<SampleMark mode={figures} onChange={onFigures} />}>
      <Stack gap={12}>
        {figures === 'sample' && <p>{dashboardCopy.sampleNote}</p>}
        <Grid columns={4}>
          {dashboardCards.map(({ label, value, note, icon }, index) => (
            <StatCard
              key={label}
              icon={iconOf(icon)}
              label={label}
              value={figures === 'sample' ? value : live[index]?.value}
              note={figures === 'sample' ? note : live[index]?.note}
            />
          ))}
        </Grid>
      </Stack>
    </Card>
  );
}
