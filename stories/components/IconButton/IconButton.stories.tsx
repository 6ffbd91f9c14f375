import { IconButton, Row } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { light, mixed } from './support.tsx';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Dismiss', icon: 'close', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Primary: Story = { args: { variant: 'primary', icon: 'arrow-up', label: 'Send' } };
export const Secondary: Story = { args: { variant: 'secondary', icon: 'stop', label: 'Stop' } };
export const Small: Story = {
  args: { size: 'sm' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const MixedDirection: Story = {
  args: { label: mixed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: mixed })).toBeVisible();
  },
};
export const PressedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const InLightTheme: Story = {
  globals: light,
  render: () => (
    <Row>
      <IconButton label="Send" icon="arrow-up" variant="primary" />
      <IconButton label="Stop" icon="stop" variant="secondary" />
      <IconButton label="Dismiss" icon="close" />
      <IconButton label="Send later" icon="arrow-up" variant="primary" disabled />
    </Row>
  ),
};
