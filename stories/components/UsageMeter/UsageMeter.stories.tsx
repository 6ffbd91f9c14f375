import { Stack, UsageMeter } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Feedback/UsageMeter',
  component: UsageMeter,
  args: { label: 'Checks this month', used: 60, limit: 100, unit: 'checks' },
} satisfies Meta<typeof UsageMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

const everyStanding = (
  <Stack>
    <UsageMeter label="Checks" used={12} limit={100} unit="checks" />
    <UsageMeter label="Tokens" used={1_640_000} limit={2_000_000} unit="tokens" />
    <UsageMeter label="Seats" used={5} limit={5} unit="seats" note="Remove a person to add another." />
    <UsageMeter label="Builds" used={105} limit={100} unit="builds" />
    <UsageMeter label="Projects" used={7} unit="projects" />
  </Stack>
);

export const Default: Story = {
  tags: ['!test'],
};
export const NearTheLimit: Story = {
  args: { used: 80, note: 'Resets on 1 April.' },
  tags: ['!test'],
};
export const NearEarlier: Story = { args: { used: 60, nearAt: 0.5 } };
export const Reached: Story = {
  args: { used: 100 },
  tags: ['!test'],
};
export const Over: Story = {
  args: { used: 105 },
  tags: ['!test'],
};
export const WithoutALimit: Story = {
  args: { limit: undefined },
  tags: ['!test'],
};
export const NothingUsed: Story = { args: { used: 0 } };
export const BadNumbers: Story = {
  render: () => (
    <Stack>
      <UsageMeter label="No number" used={Number.NaN} limit={100} unit="checks" />
      <UsageMeter label="No space" used={0} limit={0} unit="checks" />
      <UsageMeter label="Less than none" used={-4} limit={100} unit="checks" />
    </Stack>
  ),
  tags: ['!test'],
};
export const Enormous: Story = { args: { used: 1e12, limit: 1e15 } };
export const EveryStanding: Story = { render: () => everyStanding };
export const LongText: Story = { args: { label: longWord, unit: longWord, note: longText } };
export const MixedDirection: Story = { args: { label: mixed, unit: mixed } };
export const RightToLeft: Story = { render: () => <div dir="rtl">{everyStanding}</div> };
export const InLightTheme: Story = { globals: light, render: () => everyStanding };
