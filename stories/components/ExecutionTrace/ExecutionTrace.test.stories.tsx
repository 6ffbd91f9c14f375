import { Button, ExecutionTrace, Stack } from '@saywright/ui';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Controlled } from '../../support/helpers.tsx';
import { steps, underWay } from './ExecutionTrace.samples.ts';
import specimens, { Ended, Running, Failed, BetweenSteps, Thousands } from './ExecutionTrace.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Agent/ExecutionTrace',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const EndedTest: Story = {
  ...Ended,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 of 5 done')).toBeVisible();
    await expect(canvas.getByText('Read 3 tables')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Tested the plan on a copy'));
    await expect(canvas.getByRole('list', { name: 'Tested the plan on a copy' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Read 3 tablesDone, 0.2 s');
  },
};

export const TakesFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Tested the plan on a copy').closest('summary')).toHaveFocus();
  },
};

export const RunningTest: Story = {
  ...Running,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Step 2 of 5: Made a copy of the database')).toBeVisible();
    await expect(canvasElement.querySelector('details')).toBeNull();
  },
};
export const RunsAndEnds: Story = {
  render: ({ label }) => (
    <Controlled initial={true}>
      {(running, setRunning) => (
        <Stack>
          <ExecutionTrace label={label} steps={running ? underWay : steps} running={running} />
          <Button onClick={() => setRunning(false)}>End the work</Button>
        </Stack>
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End the work' }));
    await expect(canvas.queryByText(/^Step 2/)).toBeNull();
    await expect(canvas.getByText('4 of 5 done')).toBeVisible();
    await expect(canvas.getByText('Read 3 tables')).not.toBeVisible();
  },
};
export const FailedTest: Story = {
  ...Failed,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed at step 3 of 5: Ran 1 statement on the copy')).toBeVisible();
  },
};
export const BetweenStepsTest: Story = {
  ...BetweenSteps,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tested the plan on a copy')).toBeVisible();
  },
};
export const ThousandsTest: Story = {
  ...Thousands,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,000 of 1,000 done')).toBeVisible();
  },
};
