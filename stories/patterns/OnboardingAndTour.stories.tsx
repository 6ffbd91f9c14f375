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
import { expect, userEvent } from 'storybook/test';
import { framed, heard } from '../support.tsx';

const steps: readonly Omit<OnboardingItem, 'completed'>[] = [
  {
    id: 'tour',
    icon: 'play',
    title: 'See how it works',
    description: 'Two stops: where you write, and where you see how the project is.',
    actionLabel: 'Take the tour',
  },
  {
    id: 'project',
    icon: 'database',
    title: 'Create your first project',
    description: 'Say what your app has to remember.',
    actionLabel: 'Create a project',
  },
];
const stops = [
  { title: 'Conversation', description: 'Write what should change. Nothing runs before you approve it.' },
  { title: 'Project status', description: 'How every connected service is, right now.' },
] as const;

/** Setting up, with a tour as its first step. */
function FirstDay() {
  const [done, setDone] = useState<readonly string[]>([]);
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
          <PageHeader title="Welcome, Mara" text="Two steps, and your app remembers its first things." />
          <Card title="Setup">
            <OnboardingChecklist
              steps={steps.map((step) => ({ ...step, completed: done.includes(step.id) }))}
              current={done.includes('tour') ? 'project' : 'tour'}
              onSelect={act}
              onAction={act}
              completion={{
                title: 'Setup complete',
                text: 'Say the first thing your app has to do.',
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
  parameters: { ...framed, layout: 'fullscreen' },
} satisfies Meta<typeof FirstDay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};
export const OnTheTour: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take the tour' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await heard('Step 2 of 2: Project status.');
  },
};
export const AfterTheTour: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take the tour' }));
    await userEvent.keyboard('{Escape}');
    await heard('1/2 Complete');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
