import { SearchField } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Inputs/SearchField',
  component: SearchField,
  args: { label: 'Search the templates', value: '', onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, set) => <SearchField {...args} value={value} onChange={set} />}
    </Controlled>
  ),
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { placeholder: 'Name, description or tag' },
  tags: ['!test'],
};
export const LabelHidden: Story = { args: { labelHidden: true, placeholder: 'Search' } };
export const Disabled: Story = {
  args: { disabled: true, value: 'shop' },
  tags: ['!test'],
};
export const LongText: Story = { args: { value: longWord } };
export const MixedDirection: Story = { args: { value: mixed } };
export const RightToLeft: Story = {
  args: { value: 'متجر' },
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
};
export const InLightTheme: Story = { globals: light, args: { value: 'shop' } };
