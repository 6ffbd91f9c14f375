import { MessagesProvider, NumberField, Stack } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed } from '../../support/helpers.tsx';
import { free } from './NumberField.samples.ts';

const meta = {
  title: 'Components/Inputs/NumberField',
  component: NumberField,
  args: { label: 'Seats', value: 12, min: 1, max: 40, onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, set) => (
        <NumberField
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
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const Empty: Story = { args: { value: null, placeholder: '12' } };
export const InGerman: Story = {
  args: { ...free, label: 'Preis', value: 1204.5 },
  decorators: [
    (Example) => (
      <MessagesProvider locale="de" messages={{}}>
        <Example />
      </MessagesProvider>
    ),
  ],
  tags: ['!test'],
};
export const InAForm: Story = {
  render: (args) => (
    <form aria-label="Order">
      <NumberField {...args} name="seats" />
    </form>
  ),
  tags: ['!test'],
};
export const WithDescription: Story = { args: { description: 'Up to 40.', optionalHint: 'optional' } };
export const WithError: Story = { args: { errorMessage: 'Only 9 seats are left. Choose 9 or fewer.' } };
export const LabelHidden: Story = { args: { labelHidden: true } };
export const Disabled: Story = {
  args: { disabled: true },
  tags: ['!test'],
};
export const NotANumber: Story = {
  args: { value: Number.NaN },
  tags: ['!test'],
};
export const Enormous: Story = {
  args: free,
  render: (args) => (
    <Stack>
      <NumberField {...args} label="Large" value={1e21} />
      <NumberField {...args} label="Small" value={1e-9} />
    </Stack>
  ),
};
export const LongText: Story = { args: { label: longText, description: longWord, errorMessage: longWord } };
export const MixedDirection: Story = { args: { label: mixed, description: mixed } };
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <NumberField {...args} />
    </div>
  ),
};
export const InLightTheme: Story = { globals: light };
