import { Attachment, Stack, type AttachmentState } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Controlled, heard, light, longText, longWord, mixed } from './support.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#785ced"/><path d="M0 7l3-3 2 2 1-1 2 2v1H0z" fill="#fff"/></svg>',
)}`;

const meta = {
  title: 'Components/Attachment',
  component: Attachment,
  args: { name: 'orders-2026.pdf', kind: 'PDF', size: '2.4 MB', onRemove: fn(), onRetry: fn() },
} satisfies Meta<typeof Attachment>;
export default meta;
type Story = StoryObj<typeof meta>;

const everyState = (
  <Stack>
    <Attachment name="orders-2026.pdf" kind="PDF" size="2.4 MB" onRemove={fn()} />
    <Attachment name="shop-front.png" kind="Picture" size="180 kB" preview={picture} onRemove={fn()} />
    <Attachment name="customers.csv" kind="Table" size="1.1 MB" icon="table" state="busy" onRemove={fn()} />
    <Attachment
      name="everything.csv"
      kind="Table"
      size="48 MB"
      icon="table"
      state="failed"
      status="Larger than 20 MB."
      onRetry={fn()}
      onRemove={fn()}
    />
  </Stack>
);

export const Default: Story = {
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
export const WithPicture: Story = { args: { name: 'shop-front.png', kind: 'Picture', preview: picture } };
export const PictureThatFails: Story = {
  args: { name: 'shop-front.png', kind: 'Picture', icon: 'image', preview: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};
export const Busy: Story = {
  args: { state: 'busy', status: 'Attaching, 40%' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Attaching, 40%')).toBeVisible();
  },
};
export const Failed: Story = {
  args: { state: 'failed', status: 'Larger than 20 MB.' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** Fails once, and is under way after that. */
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
export const NameOnly: Story = { render: ({ name }) => <Attachment name={name} /> };
export const EveryState: Story = { render: () => everyState };
export const LongText: Story = {
  args: { name: longWord, kind: longText, size: longWord, state: 'failed', status: longText },
};
export const MixedDirection: Story = { args: { name: mixed, kind: mixed } };
export const RightToLeft: Story = { render: () => <div dir="rtl">{everyState}</div> };
export const InLightTheme: Story = { globals: light, render: () => everyState };
