import { EmptyState, MessageList, OperationCard, StreamingText, type Message } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createCustomers } from '../../support/samples.tsx';
import { light, longWord, mixed, thousands } from '../../support/helpers.tsx';
import { question, answered } from './MessageList.samples.tsx';

const operation: Message = {
  id: '3',
  author: 'operation',
  authorLabel: 'Saywright',
  time: '10:43',
  content: <OperationCard {...createCustomers} />,
};

const meta = {
  title: 'Components/Agent/MessageList',
  component: MessageList,
  args: { label: 'Conversation', messages: [question, answered, operation] },
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Conversation: Story = {
  tags: ['!test'],
};
export const Empty: Story = {
  args: {
    messages: [],
    emptyState: <EmptyState title="What should your app do first?" text="Say it in a sentence." />,
  },
};

export const One: Story = { args: { messages: [question] } };
export const Thousands: Story = {
  parameters: thousands,
  args: {
    messages: Array.from({ length: 1000 }, (_, index) => ({ ...question, day: undefined, id: `${index}` })),
  },
  tags: ['!test'],
};
export const BeingWritten: Story = {
  args: {
    messages: [
      question,
      { ...answered, content: <StreamingText streaming text="There are 37 of them. Non" /> },
    ],
  },
  tags: ['!test'],
};
export const LongText: Story = {
  args: {
    messages: [
      { ...question, content: longWord },
      { ...answered, content: longWord },
    ],
  },
};
export const MixedDirection: Story = {
  args: {
    messages: [
      { ...question, content: mixed },
      { ...answered, content: 'أضف رقم هاتف اختياريا 📱' },
    ],
  },
};
export const InLightTheme: Story = { globals: light };
