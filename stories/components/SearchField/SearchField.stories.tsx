import { SearchField } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Controlled, light, longWord, mixed } from './support.tsx';

const meta = {
  title: 'Components/SearchField',
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
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search the templates' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(field, 'shop');
    await expect(field).toHaveValue('shop');
  },
};
export const TheButtonClears: Story = {
  args: { value: 'shop' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
export const EscapeClears: Story = {
  args: { value: 'shop' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
export const LabelHidden: Story = { args: { labelHidden: true, placeholder: 'Search' } };
export const Disabled: Story = {
  args: { disabled: true, value: 'shop' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
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
