import {
  Banner,
  Button,
  Card,
  EmptyState,
  Grid,
  PageContainer,
  PageHeader,
  ProgressBar,
  Skeleton,
  Stack,
  StatCard,
  StatusDot,
} from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { pressed } from '../support/opened.tsx';

type State = 'loading' | 'offline' | 'failed' | 'loaded';

export interface OverviewProps {
  /** Initial state. */
  first: State;
}

const figures = [
  { label: 'Orders', value: '318' },
  { label: 'Customers', value: '142' },
  { label: 'Signups', value: '1,204' },
] as const;

/** A page while loading, offline, after a failure, and loaded. */
function Overview({ first }: OverviewProps) {
  const [state, setState] = useState(first);
  const again = (): void => setState('loaded');
  const isKnown = state === 'loaded' || state === 'offline';
  return (
    <main>
      <PageContainer>
        <Stack gap={24}>
          <PageHeader
            title="my-shop"
            end={
              <StatusDot
                status={state === 'offline' ? 'offline' : state === 'loading' ? 'processing' : 'online'}
                label={state === 'offline' ? 'No connection' : state === 'loading' ? 'Loading' : 'Online'}
              />
            }
          />
          <div aria-live="polite">
            {state === 'offline' && (
              <Banner
                tone="warning"
                title="You’re offline"
                action={
                  <Button size="sm" icon="retry" onClick={again}>
                    Try again
                  </Button>
                }
              >
                These numbers are from 10:44. What you write will be sent when you’re back online.
              </Banner>
            )}
            {state === 'loaded' && <span>Up to date, 10:52</span>}
          </div>
          {isKnown && (
            <Grid>
              {figures.map((figure) => (
                <StatCard key={figure.label} {...figure} />
              ))}
            </Grid>
          )}
          {state === 'loading' && (
            <Grid>
              {figures.map(({ label }, index) => (
                <Card key={label}>
                  <Stack>
                    <Skeleton {...(index === 0 && { label: 'Numbers, loading' })} width="sm" height="title" />
                    <Skeleton width="sm" height="figure" />
                  </Stack>
                </Card>
              ))}
            </Grid>
          )}
          {state === 'loading' && (
            <ProgressBar label="Reading the tables" value={0.6} valueText="3 of 5 tables" />
          )}
          {state === 'failed' && (
            <Card>
              <EmptyState
                tone="danger"
                title="Couldn’t load the numbers"
                text="The database did not respond within 8 s. Nothing was changed."
                action={
                  <Button icon="retry" onClick={again}>
                    Try again
                  </Button>
                }
              />
            </Card>
          )}
        </Stack>
      </PageContainer>
    </main>
  );
}

const meta = {
  title: 'Patterns/Loading, offline and recovery',
  component: Overview,
  args: { first: 'loading' },
  parameters: {
    lead: 'A page in every state of its data. While it loads, a Skeleton keeps the layout still. Without a connection it says so and keeps what it has. After a failure, one button tries again.',
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Overview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Offline: Story = { args: { first: 'offline' } };
export const Failed: Story = { args: { first: 'failed' } };
export const Recovered: Story = {
  ...pressed('Try again'),
  args: { first: 'failed' },
  tags: ['!test'],
};
