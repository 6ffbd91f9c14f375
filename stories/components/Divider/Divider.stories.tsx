import { Divider, Row, Stack } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { light } from './support.tsx';

const meta = {
  title: 'Components/Divider',
  component: Divider,
  render: (args) => (
    <Stack>
      <span>Above</span>
      <Divider {...args} />
      <span>Below</span>
    </Stack>
  ),
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator');
    await expect(line).not.toHaveAttribute('aria-orientation');
    await expect(line.getBoundingClientRect().width).toBeGreaterThan(100);
  },
};
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Row>
      <span>Before</span>
      <Divider {...args} />
      <span>After</span>
    </Row>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator');
    await expect(line).toHaveAttribute('aria-orientation', 'vertical');
    await expect(line.getBoundingClientRect().width).toBe(1);
  },
};
export const InLightTheme: Story = { globals: light };
