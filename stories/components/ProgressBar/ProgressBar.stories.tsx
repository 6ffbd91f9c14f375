import { ProgressBar, Stack } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Setup', value: 2, max: 4 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const everyTone = (
  <Stack>
    <ProgressBar label="Design" value={100} tone="success" />
    <ProgressBar label="Build" value={62} />
    <ProgressBar label="Budget" value={88} tone="warning" valueText="$88 of $100" />
    <ProgressBar label="Overrun" value={120} tone="danger" valueText="$120 of $100" />
    <ProgressBar label="Waiting" value={0} />
    <ProgressBar label="Reading the tables" value={null} />
  </Stack>
);

export const Default: Story = {
  tags: ['!test'],
};
export const WithWords: Story = {
  args: { valueText: '2/4 Complete' },
  tags: ['!test'],
};
export const Unknown: Story = {
  args: { value: null },
  tags: ['!test'],
};
export const OutOfRange: Story = {
  render: () => (
    <Stack>
      <ProgressBar label="Too much" value={9} max={4} />
      <ProgressBar label="Too little" value={-9} max={4} />
      <ProgressBar label="No number" value={Number.NaN} max={0} />
    </Stack>
  ),
  tags: ['!test'],
};
export const Enormous: Story = { args: { value: 1e12, max: 1e15 } };
export const LabelHidden: Story = {
  args: { labelHidden: true },
  tags: ['!test'],
};
export const EveryTone: Story = { render: () => everyTone };
export const LongText: Story = { args: { label: longWord, valueText: '1,204 of 4,000 rows' } };
export const MixedDirection: Story = { args: { label: mixed } };
export const RightToLeft: Story = {
  render: () => <div dir="rtl">{everyTone}</div>,
};
export const InLightTheme: Story = { globals: light, render: () => everyTone };
