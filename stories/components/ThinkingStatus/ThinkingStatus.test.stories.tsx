import { Button, Stack, ThinkingStatus } from '@saywright/ui';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { heard } from '../../support/helpers.tsx';
import specimens, { Working, BadNumbers, EndedBeforeItBegan } from './ThinkingStatus.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Agent/ThinkingStatus',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Work that runs until a button is pressed. */
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

export const WorkingTest: Story = {
  ...Working,
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
  render: () => <Stoppable>It read three tables.</Stoppable>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It read three tables.')).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('Working…').closest('summary')).toHaveFocus();
    await userEvent.click(canvas.getByText('Working…'));
    await expect(canvas.getByText('It read three tables.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End the work' }));
    await expect(canvas.getByText('Worked for 1 min 5 s')).toBeVisible();
    await expect(canvas.getByText('It read three tables.')).toBeVisible();
  },
};
export const BadNumbersTest: Story = {
  ...BadNumbers,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('NaN');
  },
};
export const EndedBeforeItBeganTest: Story = {
  ...EndedBeforeItBegan,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Worked for 0 s')).toBeVisible();
  },
};
