import { RadioGroup, type Choice } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed, thousands } from '../../support/helpers.tsx';

const options: Choice[] = [
  { value: 'all', label: 'Everybody', description: 'Everyone in the project, including new people.' },
  { value: 'owners', label: 'Owners', description: 'People who can approve an operation.' },
  { value: 'none', label: 'Nobody' },
];

const meta = {
  title: 'Components/Choice/RadioGroup',
  component: RadioGroup,
  args: { label: 'Who gets failed checks', options, value: 'owners', onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, set) => (
        <RadioGroup
          {...args}
          value={value}
          onChange={(next) => {
            args.onChange?.(next);
            set(next);
          }}
        />
      )}
    </Controlled>
  ),
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const NothingChosen: Story = { args: { value: null, required: true } };
export const UnknownChoice: Story = {
  args: { value: 'friends' },
  tags: ['!test'],
};
export const Horizontal: Story = {
  args: {
    label: 'Size',
    orientation: 'horizontal',
    value: 'm',
    options: [
      { value: 's', label: 'Small' },
      { value: 'm', label: 'Medium' },
      { value: 'l', label: 'Large' },
    ],
  },
};
export const WithDescription: Story = {
  args: { description: 'You can change this at any time.', optionalHint: 'optional' },
  tags: ['!test'],
};
export const WithError: Story = {
  args: { value: null, errorMessage: 'Choose who gets a message, or nobody.' },
  tags: ['!test'],
};
export const OneDisabled: Story = {
  args: { options: options.map((option) => ({ ...option, disabled: option.value === 'all' })) },
  tags: ['!test'],
};
export const Disabled: Story = { args: { disabled: true } };
export const LabelHidden: Story = { args: { labelHidden: true } };
export const NoOptions: Story = { args: { options: [] } };
export const One: Story = { args: { options: options.slice(1, 2) } };
export const Thousands: Story = {
  parameters: thousands,
  args: {
    value: '7',
    options: Array.from({ length: 1000 }, (_, index) => ({ value: `${index}`, label: `Choice ${index}` })),
  },
};
export const LongText: Story = {
  args: {
    label: longText,
    value: 'a',
    options: [
      { value: 'a', label: longWord, description: longWord },
      { value: 'b', label: longText },
    ],
    errorMessage: longWord,
  },
  tags: ['!test'],
};
export const MixedDirection: Story = {
  args: { label: mixed, value: 'a', options: [{ value: 'a', label: mixed, description: mixed }] },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <RadioGroup {...args} />
    </div>
  ),
};
export const InLightTheme: Story = { globals: light };
