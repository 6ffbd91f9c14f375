import { Meter, Stack } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Feedback/Meter',
  component: Meter,
  args: { label: 'Compliance', value: 94 },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

const everyTone = (
  <Stack>
    <Meter label="Compliance" value={94} tone="success" status="Good" />
    <Meter label="Coverage" value={71} status="As planned" />
    <Meter
      label="Storage"
      value={4.6}
      max={5}
      valueText="4.6 of 5 GB"
      tone="warning"
      status="Near the limit"
    />
    <Meter label="Errors" value={12} max={10} valueText="12 of 10" tone="danger" status="Over the limit" />
    <Meter label="Votes" value={3} max={8} valueText="3 of 8" tone="neutral" />
  </Stack>
);

export const Default: Story = {
  tags: ['!test'],
};
export const WithStatus: Story = {
  args: {
    label: 'Storage',
    value: 4.6,
    max: 5,
    valueText: '4.6 of 5 GB',
    status: 'Near the limit',
    tone: 'warning',
  },
  tags: ['!test'],
};
export const OutOfRange: Story = {
  render: () => (
    <Stack>
      <Meter label="Too much" value={9} max={4} />
      <Meter label="Too little" value={-9} />
      <Meter label="No space" value={3} min={3} max={3} />
    </Stack>
  ),
  tags: ['!test'],
};
export const BadNumbers: Story = {
  render: () => (
    <Stack>
      <Meter label="No number" value={Number.NaN} max={Number.NaN} />
      <Meter label="Enormous" value={1e12} max={1e15} />
    </Stack>
  ),
  tags: ['!test'],
};
export const LabelHidden: Story = {
  args: { labelHidden: true },
  tags: ['!test'],
};
export const EveryTone: Story = { render: () => everyTone };
export const LongText: Story = { args: { label: longWord, status: longText, tone: 'danger' } };
export const MixedDirection: Story = { args: { label: mixed, status: mixed } };
export const RightToLeft: Story = { render: () => <div dir="rtl">{everyTone}</div> };
export const InLightTheme: Story = { globals: light, render: () => everyTone };
