import { Button, Card, Grid, NotificationBell, Row, Stack, TourMarker, TourOverlay } from '@saywright/ui';
import type { StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import * as css from '../../support/stories.css.ts';
import { backKey, heard, onKey } from '../../support/helpers.tsx';
import { first } from './TourOverlay.samples.ts';
import specimens, { FirstStep, WaitsForSomething, LastStep, RightToLeft } from './TourOverlay.stories.tsx';

const steps = [
  first,
  {
    channel: 'CH 2',
    title: 'AI Agent Interface',
    description: 'You type an instruction and get a plan with its risk and its counted effect.',
  },
  {
    channel: 'CH 3',
    title: 'Project Analytics Dashboard',
    description: 'The numbers of your project in one place.',
  },
];

/** A page with three regions and a tour through them. */
function Tour(): ReactElement {
  const [step, setStep] = useState(0);
  const [active, setActive] = useState(false);
  const [playing, setPlaying] = useState(false);
  const start = (): void => {
    setStep(1);
    setActive(true);
  };
  return (
    <div className={css.tall}>
      <Stack gap={24}>
        <Row>
          <Button onClick={start}>Start the tour</Button>
        </Row>
        <Grid gap={24}>
          {steps.map((item, index) => (
            <TourMarker key={item.channel} name={`region-${index + 1}`} active={active && step === index + 1}>
              <Card title={item.title}>A region of the page.</Card>
            </TourMarker>
          ))}
        </Grid>
      </Stack>
      {active && (
        <TourOverlay
          {...(steps[step - 1] ?? first)}
          step={step}
          total={steps.length}
          playing={playing}
          onPrevious={() => setStep(step - 1)}
          onNext={() => setStep(step + 1)}
          onTogglePlay={() => setPlaying(!playing)}
          onStop={() => setActive(false)}
        />
      )}
    </div>
  );
}

const roomForTheTour = (): string => document.documentElement.style.getPropertyValue('--kit-tour-height');
const meta = {
  ...specimens,
  title: 'Components/Overlays/TourOverlay',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStepTest: Story = {
  ...FirstStep,
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Step 1 of 4 Home Studio Dashboard' });
    await expect(dialog).toHaveFocus();
    await expect(dialog).not.toHaveAttribute('aria-modal');
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(args.onPrevious).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(args.onTogglePlay).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const WaitsForSomethingTest: Story = {
  ...WaitsForSomething,
  play: async ({ args, canvas }) => {
    const play = canvas.getByRole('button', { name: 'Play' });
    await expect(play).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(play);
    canvas.getByRole('dialog').focus();
    await userEvent.keyboard(' ');
    await expect(args.onTogglePlay).not.toHaveBeenCalled();
  },
};

export const LastStepTest: Story = {
  ...LastStep,
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    next.focus();
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Previous' })).not.toHaveAttribute('aria-disabled');
  },
};
export const Keyboard: Story = {
  args: { step: 2 },
  play: async ({ args }) => {
    await userEvent.keyboard(onKey());
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.keyboard(backKey());
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(args.onTogglePlay).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
export const WholeTour: Story = {
  render: () => <Tour />,
  play: async ({ canvas }) => {
    const start = canvas.getByRole('button', { name: 'Start the tour' });
    await userEvent.click(start);
    await expect(canvas.getByRole('dialog')).toHaveFocus();
    const marked = (): (string | undefined)[] =>
      [...document.querySelectorAll<HTMLElement>('[data-tour-active]')].map(
        (region) => region.dataset['tour'],
      );
    await expect(marked()).toEqual(['region-1']);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(marked()).toEqual(['region-2']);
    await heard('Step 2 of 3: AI Agent Interface. You type an instruction');
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
    await waitFor(() => expect(roomForTheTour()).toMatch(/^\d+px$/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(roomForTheTour()).toBe('');
    await expect(marked()).toEqual([]);
    await expect(start).toHaveFocus();
  },
};
export const Highlighted: Story = {
  render: () => <Tour />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start the tour' }));
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
  },
};
export const EscapeGoesToTheNearest: Story = {
  render: (args) => (
    <>
      <NotificationBell unread={1}>
        <p>Nothing here</p>
      </NotificationBell>
      <TourOverlay {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 1 unread' });
    await userEvent.click(bell);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveAttribute('aria-expanded', 'false'));
    await expect(args.onStop).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};
export const RightToLeftTest: Story = {
  ...RightToLeft,
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Stop' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};
