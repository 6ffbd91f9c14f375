import { Kbd, Stack } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Data/Kbd',
  component: Kbd,
  args: { keys: ['Mod', 'K'] },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const OnAMac: Story = {
  args: { platform: 'mac' },
  tags: ['!test'],
};
export const ManyKeys: Story = {
  render: () => (
    <Stack>
      <Kbd keys={['Mod', 'Alt', 'Shift', 'Delete']} />
      <Kbd keys={['Mod', 'Alt', 'Shift', 'Delete']} platform="mac" />
      <Kbd keys={['Control', 'Enter']} platform="mac" />
      <Kbd keys={['ArrowLeft']} />
      <Kbd keys={['PageDown']} />
      <Kbd keys={[' ']} />
      <Kbd keys={['F6']} />
    </Stack>
  ),
  tags: ['!test'],
};
export const InASentence: Story = {
  render: (args) => (
    <p>
      Press <Kbd {...args} /> to search, and <Kbd keys={['Escape']} /> to leave.
    </p>
  ),
};
export const NoKeys: Story = { args: { keys: [] } };
export const LongText: Story = {
  args: { keys: ['Mod', longWord] },
  tags: ['!test'],
};
export const MixedDirection: Story = {
  render: (args) => (
    <p dir="rtl">
      {mixed} <Kbd {...args} />
    </p>
  ),
};
export const InLightTheme: Story = { globals: light };
