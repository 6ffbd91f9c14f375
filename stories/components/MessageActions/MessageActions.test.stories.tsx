import { Button, MessageActions, Stack, type MessageMark } from '@saywright/ui';
import type { StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { backKey, Controlled, heard, onKey } from '../../support/helpers.tsx';
import specimens, { Default, More, RightToLeft } from './MessageActions.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Agent/MessageActions',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

/** A controlled row that stores its mark. */
const marking: Pick<Story, 'render'> = {
  render: (args) => (
    <Controlled<MessageMark | undefined> initial={undefined}>
      {(mark, setMark) => <MessageActions {...args} mark={mark} onMark={setMark} />}
    </Controlled>
  ),
};

export const DefaultTest: Story = {
  ...Default,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Message actions' })).toBeVisible();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(write).toHaveBeenCalledWith('This is 37 of 1,204.');
    await heard('Copied');
    await userEvent.click(canvas.getByRole('button', { name: 'Not helpful' }));
    await expect(args.onMark).toHaveBeenCalledWith('unhelpful');
  },
};

export const Marks: Story = {
  ...marking,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Helpful' }));
    await expect(canvas.getByRole('button', { name: 'Marked helpful' })).toHaveFocus();
    await heard('Marked helpful');
    await userEvent.click(canvas.getByRole('button', { name: 'Not helpful' }));
    await expect(canvas.getByRole('button', { name: 'Helpful' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Marked not helpful' }));
    await expect(canvas.getByRole('button', { name: 'Not helpful' })).toHaveFocus();
    await heard('Rating removed.');
  },
};
export const MarkedByKeyboard: Story = {
  ...marking,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(onKey());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Marked helpful' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Helpful' })).toHaveFocus();
  },
};
export const MovesByKeyboard: Story = {
  render: (args) => (
    <Stack>
      <MessageActions {...args} />
      <Button>After the row</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const focused = (name: string): Promise<void> =>
      expect(canvas.getByRole('button', { name })).toHaveFocus();
    await userEvent.tab();
    await focused('Copy');
    await userEvent.keyboard(onKey());
    await focused('Helpful');
    await userEvent.keyboard('{End}');
    await focused('Try again');
    await userEvent.keyboard(onKey());
    await focused('Copy');
    await userEvent.keyboard(backKey());
    await focused('Try again');
    await userEvent.keyboard('{Home}');
    await userEvent.keyboard(onKey());
    await userEvent.tab();
    await focused('After the row');
    await userEvent.tab({ shift: true });
    await focused('Helpful');
  },
};
export const DoubleClickRetriesOnce: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const MoreTest: Story = {
  ...More,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};
export const RightToLeftTest: Story = {
  ...RightToLeft,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Marked helpful' })).toHaveFocus();
  },
};
