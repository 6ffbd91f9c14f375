import { ThinkingStatus } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';

const began = Date.UTC(2026, 2, 2, 9, 30);
const inTheFuture = Date.UTC(2999, 0, 1);

const meta = {
  title: 'Components/Agent/ThinkingStatus',
  component: ThinkingStatus,
  args: { since: began, until: began + 8000 },
} satisfies Meta<typeof ThinkingStatus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Working: Story = {
  args: { since: inTheFuture, until: undefined },
  tags: ['!test'],
};
export const WithDetails: Story = { args: { children: 'It read three tables.' } };
export const BadNumbers: Story = {
  args: { since: Number.NaN, until: Number.NaN },
  tags: ['!test'],
};
export const EndedBeforeItBegan: Story = {
  args: { until: began - 8000 },
  tags: ['!test'],
};
export const Enormous: Story = { args: { since: 0, until: 1e15 } };
export const LongText: Story = {
  args: { since: inTheFuture, until: undefined, label: longWord, children: longText },
};
export const MixedDirection: Story = { args: { since: inTheFuture, until: undefined, label: mixed } };
export const RightToLeft: Story = {
  args: { children: longText },
  render: (args) => (
    <div dir="rtl">
      <ThinkingStatus {...args} />
    </div>
  ),
};
export const InLightTheme: Story = {
  globals: light,
  args: { since: inTheFuture, until: undefined, children: longText },
};
