import { FileTrigger } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Actions/FileTrigger',
  component: FileTrigger,
  args: { children: 'Import customers', accept: '.csv', maxSize: 2_000_000, onChange: () => undefined },
} satisfies Meta<typeof FileTrigger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const Primary: Story = { args: { variant: 'primary', icon: 'arrow-up' } };
export const Small: Story = { args: { size: 'sm', variant: 'ghost' } };
export const SeveralFiles: Story = {
  args: { children: 'Add photos', accept: 'image/*', multiple: true },
  tags: ['!test'],
};
export const Busy: Story = {
  args: { busy: true },
  tags: ['!test'],
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { children: longWord } };
export const MixedDirection: Story = { args: { children: mixed } };
export const RightToLeft: Story = {
  args: { icon: 'arrow-up' },
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
};
export const InLightTheme: Story = { globals: light };
