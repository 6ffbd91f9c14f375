import { CheckboxGroup, type Choice } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed, thousands } from './support.tsx';

const options: Choice[] = [
  { value: 'orders', label: 'Orders', description: '1,204 rows' },
  { value: 'people', label: 'People', description: '37 rows' },
  { value: 'settings', label: 'Settings' },
];

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'What the backup holds', options, values: ['orders'], onChange: fn() },
  render: (args) => (
    <Controlled initial={args.values}>
      {(values, set) => (
        <CheckboxGroup
          {...args}
          values={values}
          onChange={(next) => {
            args.onChange(next);
            set(next);
          }}
        />
      )}
    </Controlled>
  ),
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'What the backup holds' })).toBeVisible();
    const people = canvas.getByRole('checkbox', { name: 'People' });
    await expect(people).toHaveAccessibleDescription('37 rows');
    await userEvent.click(people);
    await expect(args.onChange).toHaveBeenLastCalledWith(['orders', 'people']);
    await userEvent.click(canvas.getByText('Orders'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['people']);
  },
};
export const TabAndSpace: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Orders' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'People' })).toBeChecked();
  },
};
export const NothingTicked: Story = { args: { values: [] } };
export const UnknownValuesStay: Story = {
  args: { values: ['archive'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Orders' }));
    await expect(args.onChange).toHaveBeenCalledWith(['archive', 'orders']);
  },
};
export const DoubleClickEndsAsItBegan: Story = {
  play: async ({ canvas }) => {
    const people = canvas.getByRole('checkbox', { name: 'People' });
    await userEvent.dblClick(people);
    await expect(people).not.toBeChecked();
  },
};
export const Horizontal: Story = {
  args: { orientation: 'horizontal', options: options.map(({ value, label }) => ({ value, label })) },
};
export const WithDescription: Story = {
  args: { description: 'Each of them is kept for 30 days.', optionalHint: 'optional' },
};
export const WithError: Story = {
  args: { values: [], error: 'Tick one of them at least.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Tick one of them at least.');
    await expect(canvas.getByRole('checkbox', { name: 'Orders' })).toBeInvalid();
  },
};
export const OneDisabled: Story = {
  args: { options: options.map((option) => ({ ...option, disabled: option.value === 'people' })) },
};
export const Disabled: Story = { args: { disabled: true } };
export const LabelHidden: Story = { args: { labelHidden: true } };
export const NoOptions: Story = { args: { options: [] } };
export const One: Story = { args: { options: options.slice(0, 1) } };
export const Thousands: Story = {
  parameters: thousands,
  args: {
    options: Array.from({ length: 1000 }, (_, index) => ({ value: `${index}`, label: `Choice ${index}` })),
  },
};
export const LongText: Story = {
  args: {
    label: longText,
    values: ['a'],
    options: [
      { value: 'a', label: longWord, description: longWord },
      { value: 'b', label: longText },
    ],
    error: longWord,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const MixedDirection: Story = {
  args: { label: mixed, options: [{ value: 'a', label: mixed, description: mixed }] },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <CheckboxGroup {...args} />
    </div>
  ),
};
export const InLightTheme: Story = { globals: light };
