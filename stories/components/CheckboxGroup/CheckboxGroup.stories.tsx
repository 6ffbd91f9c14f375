import { CheckboxGroup, type Choice } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed, thousands } from '../../support/helpers.tsx';

const options: Choice[] = [
  { value: 'orders', label: 'Orders', description: '1,204 rows' },
  { value: 'people', label: 'People', description: '37 rows' },
  { value: 'settings', label: 'Settings' },
];

const meta = {
  title: 'Components/Choice/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'What the backup holds', options, value: ['orders'], onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value}>
      {(values, set) => (
        <CheckboxGroup
          {...args}
          value={values}
          onChange={(next) => {
            args.onChange?.(next);
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
  tags: ['!test'],
};
export const NothingTicked: Story = { args: { value: [] } };
export const Horizontal: Story = {
  args: { orientation: 'horizontal', options: options.map(({ value, label }) => ({ value, label })) },
};
export const WithDescription: Story = {
  args: { description: 'You can restore each of them for 30 days.', optionalHint: 'optional' },
};
export const WithError: Story = {
  args: { value: [], errorMessage: 'Tick at least one.' },
  tags: ['!test'],
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
    value: ['a'],
    options: [
      { value: 'a', label: longWord, description: longWord },
      { value: 'b', label: longText },
    ],
    errorMessage: longWord,
  },
  tags: ['!test'],
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
