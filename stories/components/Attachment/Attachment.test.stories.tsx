import { Attachment, type AttachmentState } from '@saywright/ui';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Controlled, heard } from '../../support/helpers.tsx';
import specimens, { Default, PictureThatFails, Busy, Failed } from './Attachment.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Agent/Attachment',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'orders-2026.pdf' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove orders-2026.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await heard('orders-2026.pdf was removed.');
  },
};

export const RemovedByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};

export const PictureThatFailsTest: Story = {
  ...PictureThatFails,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};
export const BusyTest: Story = {
  ...Busy,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Attaching, 40%')).toBeVisible();
  },
};
export const FailedTest: Story = {
  ...Failed,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** Fails once, then uploads. */
export const TriedAgainByKeyboard: Story = {
  render: (args) => (
    <Controlled<AttachmentState> initial="failed">
      {(state, setState) => <Attachment {...args} state={state} onRetry={() => setState('busy')} />}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Attaching…')).toBeVisible();
    await expect(canvas.getByText('orders-2026.pdf').closest('p')).toHaveFocus();
  },
};
export const FailsAloud: Story = {
  render: (args) => (
    <Controlled<AttachmentState> initial="busy">
      {(state, setState) => <Attachment {...args} state={state} onRemove={() => setState('failed')} />}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove orders-2026.pdf' }));
    await heard('orders-2026.pdf: Not attached.');
  },
};
