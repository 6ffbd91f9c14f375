import { IconButton, Row } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { light, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  args: { label: 'Dismiss', icon: 'close', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {
  tags: ['!test'],
};
export const Primary: Story = { args: { variant: 'primary', icon: 'arrow-up', label: 'Send' } };
export const Secondary: Story = { args: { variant: 'secondary', icon: 'stop', label: 'Stop' } };
export const Small: Story = {
  args: { size: 'sm' },
  tags: ['!test'],
};
export const Disabled: Story = { args: { disabled: true } };
export const MixedDirection: Story = {
  args: { label: mixed },
  tags: ['!test'],
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
