import {
  Button,
  Card,
  Grid,
  LinkButton,
  OnboardingChecklist,
  PageContainer,
  PageHeader,
  Stack,
  TourMarker,
  TourOverlay,
  type OnboardingItem,
} from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { framed } from '../support/helpers.tsx';
import { pressed } from '../support/opened.tsx';

const steps: readonly Omit<OnboardingItem, 'completed'>[] = [
  {
    id: 'tour',
    icon: 'play',
    title: 'See how it works',
    description: 'Two stops: where you write instructions, and where you check your project.',
    actionLabel: 'Take the tour',
  },
  {
    id: 'project',
    icon: 'database',
    title: 'Create your first project',
    description: 'Say what your app should store.',
    actionLabel: 'Create a project',
  },
];
const stops = [
  { title: 'Conversation', description: 'Describe a change. Nothing runs until you approve it.' },
  { title: 'Project status', description: 'The status of every connected service.' },
] as const;

export interface FirstDayProps {
  /** Steps that are done from the start. */
  finished: readonly string[];
}

/** A setup checklist with a tour as its first step. */
function FirstDay({ finished }: FirstDayProps) {
  const [done, setDone] = useState(finished);
  const [stop, setStop] = useState<number>();
  const [playing, setPlaying] = useState(false);
  const shown = stop === undefined ? undefined : stops[stop];
  const act = (id: string): void => {
    if (id === 'tour') setStop(0);
    else setDone([...done, id]);
  };
  return (
    <main>
      <PageContainer>
        <Stack gap={24}>
          <PageHeader title="Welcome, Mara" text="Two steps to your first stored data." />
          <Card title="Setup">
            <OnboardingChecklist
              steps={steps.map((step) => ({ ...step, completed: done.includes(step.id) }))}
              value={done.includes('tour') ? 'project' : 'tour'}
              onChange={act}
              onAction={act}
              completion={{
                title: 'Setup complete',
                text: 'Tell the AI Agent what your app should do first.',
                actions: (
                  <LinkButton href="#agent" variant="primary">
                    Start building
                  </LinkButton>
                ),
              }}
            />
          </Card>
          <Grid columns={2}>
            {stops.map(({ title }, index) => (
              <TourMarker key={title} name={title} active={stop === index}>
                <Card title={title} action={<Button size="sm">Open</Button>}>
                  Nothing here yet.
                </Card>
              </TourMarker>
            ))}
          </Grid>
        </Stack>
      </PageContainer>
      {stop !== undefined && shown !== undefined && (
        <TourOverlay
          channel={`CH ${stop + 1}`}
          {...shown}
          step={stop + 1}
          total={stops.length}
          playing={playing}
          onPrevious={() => setStop(stop - 1)}
          onNext={() => setStop(stop + 1)}
          onTogglePlay={() => setPlaying(!playing)}
          onStop={() => {
            setStop(undefined);
            setDone([...done, 'tour']);
          }}
        />
      )}
    </main>
  );
}

const meta = {
  title: 'Patterns/Onboarding and tour',
  component: FirstDay,
  args: { finished: [] },
  parameters: {
    lead: 'The first visit. A checklist shows the few steps to a first result, and a tour points at each part of the page. People can stop the tour at any time.',
    ...framed,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof FirstDay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};
export const OnTheTour: Story = {
  ...pressed('Take the tour'),
  tags: ['!test'],
};
export const AfterTheTour: Story = {
  args: { finished: ['tour'] },
};
