import { Button, Stack, ThinkingStatus } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { heard, light, longText, longWord, mixed } from './support.tsx';

const began = Date.UTC(2026, 2, 2, 9, 30);
const inTheFuture = Date.UTC(2999, 0, 1);

const meta = {
  title: 'Components/ThinkingStatus',
  component: ThinkingStatus,
  args: { since: began, until: began + 8000 },
} satisfies Meta<typeof ThinkingStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Work that goes on until a button is pressed. */
function Stoppable({ children }: { children?: string }) {
  const [since] = useState(() => Date.now());
  const [until, setUntil] = useState<number>();
  return (
    <Stack>
      <ThinkingStatus since={since} until={until}>
        {children}
      </ThinkingStatus>
      <Button onClick={() => setUntil(since + 65_000)}>End the work</Button>
    </Stack>
  );
}

export const Working: Story = {
  args: { since: inTheFuture, until: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Working…')).toBeVisible();
    await expect(canvas.getByText('0 s')).toBeVisible();
  },
};
export const Worked: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Worked for 8 s')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('Working…');
  },
};
export const CountsAndEnds: Story = {
  render: () => <Stoppable />,
  play: async ({ canvas }) => {
    await heard('Working…');
    await waitFor(() => expect(canvas.getByText('1 s')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'End the work' }));
    await expect(canvas.getByText('Worked for 1 min 5 s')).toBeVisible();
    await heard('Worked for 1 min 5 s');
  },
};
export const StaysOpen: Story = {
  render: () => <Stoppable>It looked at three tables.</Stoppable>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It looked at three tables.')).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('Working…').closest('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText('Working…'));
    await expect(canvas.getByText('It looked at three tables.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End the work' }));
    await expect(canvas.getByText('Worked for 1 min 5 s')).toBeVisible();
    await expect(canvas.getByText('It looked at three tables.')).toBeVisible();
  },
};
export const WithDetails: Story = { args: { children: 'It looked at three tables.' } };
export const BadNumbers: Story = {
  args: { since: Number.NaN, until: Number.NaN },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};
export const EndedBeforeItBegan: Story = {
  args: { until: began - 8000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Worked for 0 s')).toBeVisible();
  },
};
export const Enormous: Story = { args: { since: 0, until: 1e15 } };
export const LongText: Story = {
  args: { since: inTheFuture, until: undefined, label: longWord, children: longText },
};
export const MixedDirection: Story = { args: { since: inTheFuture, until: undefined, label: mixed } };
export const RightToLeft: Story = {
  args: { children: longText },
  render: (args) => (
    <div dir="rtl">
      <ThinkingStatus {...args} />
    </div>
  ),
};
export const InLightTheme: Story = {
  globals: light,
  args: { since: inTheFuture, until: undefined, children: longText },
};
