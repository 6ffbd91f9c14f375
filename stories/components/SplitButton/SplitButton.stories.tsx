import { SplitButton } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Actions/SplitButton',
  component: SplitButton,
  args: {
    children: 'Publish',
    onClick: fn(),
    items: [
      { id: 'later', label: 'Publish later…', icon: 'clock' },
      { id: 'draft', label: 'Save as a draft', icon: 'page' },
    ],
    onAction: fn(),
    menuLabel: 'More ways to publish',
  },
} satisfies Meta<typeof SplitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Primary: Story = { args: { variant: 'primary' } };
export const WithIcon: Story = { args: { icon: 'arrow-up' } };
export const Small: Story = { args: { size: 'sm' } };
export const Large: Story = { args: { size: 'lg', variant: 'primary' } };
export const Busy: Story = {
  args: { variant: 'primary', busy: true, busyLabel: 'Publishing…' },
  tags: ['!test'],
};
export const Disabled: Story = { args: { disabled: true }, tags: ['!test'] };
export const NothingToDo: Story = { args: { items: [] } };
export const LongText: Story = { args: { children: longWord }, tags: ['!test'] };
export const MixedDirection: Story = { args: { children: mixed } };
export const RightToLeft: Story = {
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
  tags: ['!test'],
};
export const InLightTheme: Story = { args: { variant: 'primary' }, globals: light };
