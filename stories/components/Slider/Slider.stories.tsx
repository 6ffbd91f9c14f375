import { Slider, Stack } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed } from '../../support/helpers.tsx';
import { tokens } from './Slider.samples.ts';

const meta = {
  title: 'Components/Choice/Slider',
  component: Slider,
  args: { label: 'Temperature', value: 0.7, min: 0, max: 2, step: 0.1, onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value}>
      {(value, set) => (
        <Slider
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
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
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
export const WithUnit: Story = {
  args: {
    ...tokens,
    formatValue: (value) => `${value.toLocaleString('en')} tokens`,
    description: 'Longest answer.',
  },
  tags: ['!test'],
};
export const BadNumbers: Story = {
  render: (args) => (
    <Stack>
      <Slider {...args} label="Beyond" value={99} />
      <Slider {...args} label="Between two steps" value={0.30000000000000004} />
      <Slider {...args} label="No number" value={Number.NaN} />
      <Slider {...args} label="No space" value={1} min={1} max={1} />
    </Stack>
  ),
  tags: ['!test'],
};
export const Enormous: Story = { args: { value: 1e12, min: 0, max: 1e15, step: 1e9 } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: { label: longWord, description: longText } };
export const MixedDirection: Story = { args: { label: mixed, formatValue: (value) => `🚀 ${value}` } };
export const InLightTheme: Story = { globals: light };
