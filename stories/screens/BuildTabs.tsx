import {
  Badge,
  BarChart,
  Card,
  DataGrid,
  DonutChart,
  Grid,
  LineChart,
  ProcessLine,
  ProgressBar,
  Receipt,
  RiskBadge,
  Stack,
  StatCard,
  StepList,
} from '@saywright/ui';
import type { ReactElement } from 'react';
import { orders, returns, visits, week } from '../support/chartSamples.ts';
import { createCustomers } from '../support/samples.tsx';

const passed = (
  <Badge tone="success" icon="check-circle">
    Passed
  </Badge>
);

const checks = [
  { id: 'access', what: 'Access rules cover every table', result: passed, took: '0.4 s' },
  { id: 'types', what: 'Types and lint', result: passed, took: '12 s' },
  {
    id: 'links',
    what: 'Links on every page',
    result: (
      <Badge tone="warning" icon="warning">
        1 warning
      </Badge>
    ),
    took: '3.1 s',
  },
  { id: 'restore', what: 'Undo restores every row', result: passed, took: '41 ms' },
];

/** The checks of a build with their results. */
export function BuildValidation(): ReactElement {
  return (
    <Stack>
      <Grid>
        <StatCard icon="check-circle" label="Checks passed" value="3 of 4" />
        <StatCard icon="warning" label="Warnings" value="1" note="a link to a page that was renamed" />
        <StatCard icon="clock" label="Last run" value="15.5 s" note="2 minutes ago" />
      </Grid>
      <Card title="Checks" padding="none">
        <DataGrid
          caption="Checks"
          hideCaption
          columns={[
            { id: 'what', label: 'What is checked' },
            { id: 'result', label: 'Result' },
            { id: 'took', label: 'Duration', align: 'end' },
          ]}
          rows={checks.map(({ id, what, result, took }) => ({
            id,
            label: what,
            cells: { what, result, took },
          }))}
          empty="No checks yet"
        />
      </Card>
    </Stack>
  );
}

/** How far a build is. */
export function BuildProgress(): ReactElement {
  return (
    <Stack gap={24}>
      <ProcessLine
        label="Stages of this build"
        steps={[
          { label: 'Plan', state: 'done' },
          { label: 'Prove', state: 'done' },
          { label: 'Approve', state: 'now' },
          { label: 'Execute', state: 'next' },
        ]}
      />
      <Grid columns={2}>
        <Card title="Steps" action={<RiskBadge risk="low" />}>
          <Stack gap={20}>
            <ProgressBar label="Steps done" value={2} max={4} valueText="2 of 4 steps" />
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
          </Stack>
        </Card>
        <Card title="Proof">
          <Receipt {...createCustomers.receipt} />
        </Card>
      </Grid>
    </Stack>
  );
}

/** What a build cost and brought, as charts. */
export function BuildReports(): ReactElement {
  return (
    <Stack>
      <Card title="This week">
        <LineChart title="Orders and returns per day" categories={week} series={[orders, returns]} />
      </Card>
      <Grid columns={2}>
        <Card title="Visits">
          <BarChart title="Visits per day" categories={week} series={[visits]} />
        </Card>
        <Card title="Storage">
          <DonutChart
            title="Storage of the project"
            slices={[
              { id: 'images', label: 'Images', value: 28 },
              { id: 'rows', label: 'Rows', value: 12 },
              { id: 'code', label: 'Code', value: 5 },
            ]}
            totalLabel="MB"
          />
        </Card>
      </Grid>
    </Stack>
  );
}
