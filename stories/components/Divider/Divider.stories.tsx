import { Divider, Row, Stack } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Layout/Divider',
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
  tags: ['!test'],
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
  tags: ['!test'],
};
export const InLightTheme: Story = { globals: light };
