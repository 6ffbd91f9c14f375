import { Stack, UsageMeter } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { light, longText, longWord, mixed } from './support.tsx';

const meta = {
  title: 'Components/UsageMeter',
  component: UsageMeter,
  args: { label: 'Checks this month', used: 60, limit: 100, unit: 'checks' },
} satisfies Meta<typeof UsageMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

const everyStanding = (
  <Stack>
    <UsageMeter label="Checks" used={12} limit={100} unit="checks" />
    <UsageMeter label="Tokens" used={1_640_000} limit={2_000_000} unit="tokens" />
    <UsageMeter label="Seats" used={5} limit={5} unit="seats" note="Remove somebody to add somebody." />
    <UsageMeter label="Builds" used={105} limit={100} unit="builds" />
    <UsageMeter label="Projects" used={7} unit="projects" />
  </Stack>
);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60 of 100 checks used. 40 left.')).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Checks this month' })).toHaveAttribute(
      'aria-valuetext',
      '60%, 60 of 100 checks used. 40 left.',
    );
  },
};
export const NearTheLimit: Story = {
  args: { used: 80, note: 'It starts again on 1 April.' },
  play: async ({ canvas }) => {
    const words = 'Near the limit. 80 of 100 checks used. 20 left. It starts again on 1 April.';
    await expect(canvas.getByText(words)).toBeVisible();
  },
};
export const NearEarlier: Story = { args: { used: 60, nearAt: 0.5 } };
export const Reached: Story = {
  args: { used: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The limit is reached. 100 of 100 checks used.')).toBeVisible();
  },
};
export const Over: Story = {
  args: { used: 105 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 over the limit. 105 of 100 checks used.')).toBeVisible();
    await expect(canvas.getByText('105%')).toBeVisible();
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
  },
};
export const WithoutALimit: Story = {
  args: { limit: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('60 checks used. There is no limit.')).toBeVisible();
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};
export const NothingUsed: Story = { args: { used: 0 } };
export const BadNumbers: Story = {
  render: () => (
    <Stack>
      <UsageMeter label="No number" used={Number.NaN} limit={100} unit="checks" />
      <UsageMeter label="No room" used={0} limit={0} unit="checks" />
      <UsageMeter label="Less than none" used={-4} limit={100} unit="checks" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity/);
  },
};
export const Enormous: Story = { args: { used: 1e12, limit: 1e15 } };
export const EveryStanding: Story = { render: () => everyStanding };
export const LongText: Story = { args: { label: longWord, unit: longWord, note: longText } };
export const MixedDirection: Story = { args: { label: mixed, unit: mixed } };
export const RightToLeft: Story = { render: () => <div dir="rtl">{everyStanding}</div> };
export const InLightTheme: Story = { globals: light, render: () => everyStanding };
