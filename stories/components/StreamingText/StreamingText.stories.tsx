import { StreamingText } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed, thousands } from '../../support/helpers.tsx';
import { drawn } from './StreamingText.samples.tsx';

const answer =
  'There are 37 test customers among 1,204.\n\nNone of them has an order, so nothing else would change.';

const meta = {
  title: 'Components/Agent/StreamingText',
  component: StreamingText,
  args: { text: answer },
} satisfies Meta<typeof StreamingText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Finished: Story = {
  tags: ['!test'],
};
export const Writing: Story = {
  args: { streaming: true },
  tags: ['!test'],
};
export const WithCode: Story = {
  args: {
    renderBlock: drawn,
    text: 'This would run:\n\n```sql\nselect name from customers;\n\nselect 2;\n```\n\nNothing else.',
  },
};
export const Empty: Story = { args: { text: '' } };
export const NothingYet: Story = { args: { text: '', streaming: true } };
export const One: Story = { args: { text: 'Done.' } };
export const Thousands: Story = {
  parameters: thousands,
  args: {
    streaming: true,
    text: Array.from({ length: 1000 }, (_, index) => `Paragraph ${index + 1}.`).join('\n\n'),
  },
  tags: ['!test'],
};
export const LongText: Story = { args: { text: `${longText}\n\n${longWord}` } };
export const MixedDirection: Story = {
  args: { text: `${mixed}\n\nأضف رقم هاتف اختياريا 📱 `, streaming: true },
};
export const RightToLeft: Story = {
  args: { streaming: true },
  render: (args) => (
    <div dir="rtl">
      <StreamingText {...args} />
    </div>
  ),
};
export const InLightTheme: Story = { globals: light, args: { streaming: true } };
