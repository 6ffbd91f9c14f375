import { ProgressBar, Stack } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { light, longWord, mixed } from './support.tsx';

const meta = {
  title: 'Components/ProgressBar',
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
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Setup' });
    await expect(bar).toHaveAttribute('aria-valuetext', '50%');
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
    await expect(canvas.getByText('50%')).toBeVisible();
  },
};
export const WithWords: Story = {
  args: { valueText: '2/4 Complete' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2/4 Complete');
  },
};
export const Unknown: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
    await expect(canvas.getByText('Working…')).toBeVisible();
  },
};
export const OutOfRange: Story = {
  render: () => (
    <Stack>
      <ProgressBar label="Too much" value={9} max={4} />
      <ProgressBar label="Too little" value={-9} max={4} />
      <ProgressBar label="No number" value={Number.NaN} max={0} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuetext'));
    await expect(texts).toEqual(['100%', '0%', '0%']);
  },
};
export const Enormous: Story = { args: { value: 1e12, max: 1e15 } };
export const LabelHidden: Story = {
  args: { labelHidden: true },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Setup' });
    const figure = document.createRange();
    figure.setStart(bar, 0);
    figure.setEnd(bar, 1);
    const end = document.dir === 'rtl' ? 'left' : 'right';
    await expect(figure.toString()).toBe('50%');
    await expect(figure.getBoundingClientRect()[end]).toBeCloseTo(bar.getBoundingClientRect()[end], 0);
  },
};
export const EveryTone: Story = { render: () => everyTone };
export const LongText: Story = { args: { label: longWord, valueText: '1,204 of 4,000 rows' } };
export const MixedDirection: Story = { args: { label: mixed } };
export const RightToLeft: Story = {
  render: () => <div dir="rtl">{everyTone}</div>,
};
export const InLightTheme: Story = { globals: light, render: () => everyTone };
