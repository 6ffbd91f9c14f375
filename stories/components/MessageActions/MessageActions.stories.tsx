import { Button, MessageActions } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Agent/MessageActions',
  component: MessageActions,
  args: { text: 'This is 37 of 1,204.', onMark: fn(), onRetry: fn() },
} satisfies Meta<typeof MessageActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const MarkedHelpful: Story = { args: { mark: 'helpful' } };
export const MarkedNotHelpful: Story = { args: { mark: 'unhelpful' } };
export const OnlyCopy: Story = { render: ({ text }) => <MessageActions text={text} /> };
export const Nothing: Story = { render: () => <MessageActions /> };
export const More: Story = {
  args: {
    children: (
      <Button variant="ghost" size="sm" disabled>
        Share
      </Button>
    ),
  },
  tags: ['!test'],
};
export const LongText: Story = {
  args: {
    children: (
      <Button variant="ghost" size="sm">
        {longWord}
      </Button>
    ),
  },
};
export const MixedDirection: Story = {
  args: {
    label: mixed,
    children: (
      <Button variant="ghost" size="sm">
        {mixed}
      </Button>
    ),
  },
};
export const RightToLeft: Story = {
  args: { mark: 'helpful' },
  render: (args) => (
    <div dir="rtl">
      <MessageActions {...args} />
    </div>
  ),
  tags: ['!test'],
};
export const InLightTheme: Story = { globals: light, args: { mark: 'unhelpful' } };
