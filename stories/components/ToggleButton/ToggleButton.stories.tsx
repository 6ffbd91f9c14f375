import { Row, ToggleButton } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Actions/ToggleButton',
  component: ToggleButton,
  args: { label: 'Follow', icon: 'bell', onChange: fn() },
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { tags: ['!test'] };
export const On: Story = { args: { defaultPressed: true }, tags: ['!test'] };
export const Controlled: Story = { args: { pressed: true }, tags: ['!test'] };
export const IconOnly: Story = { args: { labelHidden: true, defaultPressed: true }, tags: ['!test'] };
export const Ghost: Story = { args: { variant: 'ghost', defaultPressed: true } };
export const Disabled: Story = { args: { disabled: true }, tags: ['!test'] };
export const DisabledOn: Story = { args: { disabled: true, pressed: true } };
export const Sizes: Story = {
  render: (args) => (
    <Row>
      <ToggleButton {...args} size="sm" defaultPressed />
      <ToggleButton {...args} size="md" />
      <ToggleButton {...args} size="lg" defaultPressed />
    </Row>
  ),
};
export const LongText: Story = { args: { label: longWord, defaultPressed: true } };
export const MixedDirection: Story = { args: { label: mixed } };
export const InLightTheme: Story = { args: { defaultPressed: true }, globals: light };
