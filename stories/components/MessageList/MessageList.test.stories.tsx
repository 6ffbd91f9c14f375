import { Button, EmptyState, MessageList, OperationCard, StreamingText, type Message } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createCustomers } from './samples.tsx';
import * as css from './stories.css.ts';
import { heard, light, longWord, mixed, thousands } from './support.tsx';

const said: Message = {
  id: '1',
  author: 'user',
  authorLabel: 'You',
  time: '10:42',
  content: 'Delete all test customers',
  day: 'Today',
};
const answered: Message = {
  id: '2',
  author: 'ai',
  authorLabel: 'Saywright',
  time: '10:42',
  content: (
    <>
      “Test customers” reads to me as people in <b>signups</b> marked as a test. That is <b>37 of 1,204</b>.
    </>
  ),
};
const operation: Message = {
  id: '3',
  author: 'operation',
  authorLabel: 'Saywright',
  time: '10:43',
  content: <OperationCard {...createCustomers} />,
};
const many: Message[] = Array.from({ length: 40 }, (_, index) => ({
  ...(index % 2 === 0 ? said : answered),
  day: undefined,
  id: `m${index}`,
}));

const meta = {
  title: 'Components/MessageList',
  component: MessageList,
  args: { label: 'Conversation', messages: [said, answered, operation] },
} satisfies Meta<typeof MessageList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Conversation: Story = {
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: 'Conversation' });
    await expect(log).toHaveAttribute('aria-live', 'off');
    await expect(canvas.getByRole('article', { name: 'You, 10:42' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};
export const Empty: Story = {
  args: {
    messages: [],
    emptyState: <EmptyState title="What should your app do first?" text="Say it in a sentence." />,
  },
};

export const One: Story = { args: { messages: [said] } };
export const Thousands: Story = {
  parameters: thousands,
  args: {
    messages: Array.from({ length: 1000 }, (_, index) => ({ ...said, day: undefined, id: `${index}` })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Delete all test customers')).toHaveLength(1000);
  },
};
/** A box that scrolls, with a button that adds a message. */
function Growing() {
  const [messages, setMessages] = useState(many);
  const add = (): void =>
    setMessages([...messages, { ...answered, id: `n${messages.length}`, announce: 'Another answer.' }]);
  return (
    <>
      <Button onClick={add}>Add a message</Button>
      <div className={css.scrollBox} data-testid="box" {...reach}>
        <MessageList label="Conversation" messages={messages} />
      </div>
    </>
  );
}
// A box that scrolls must be reachable by keyboard.
const reach = { tabIndex: 0, role: 'region', 'aria-label': 'Conversation box' };
const gap = (box: HTMLElement): number => box.scrollHeight - box.clientHeight - box.scrollTop;

export const SticksToTheBottom: Story = {
  render: () => <Growing />,
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('box');
    await waitFor(() => expect(gap(box)).toBeLessThan(2));
    const add = canvas.getByRole('button', { name: 'Add a message' });
    await userEvent.click(add);
    await heard('Another answer.');
    // The same words of another message are news again.
    await userEvent.click(add);
    await heard('Another answer.Another answer.');
    await waitFor(() => expect(gap(box)).toBeLessThan(2));
    await expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull();
  },
};
export const LeavesAReaderAlone: Story = {
  render: () => <Growing />,
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('box');
    await waitFor(() => expect(gap(box)).toBeLessThan(2));
    box.scrollTop = 100;
    const jump = await canvas.findByRole('button', { name: 'Jump to latest' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add a message' }));
    await expect(box.scrollTop).toBe(100);
    await expect(jump).toHaveAccessibleName('Jump to latest, 1 new');
    await userEvent.click(jump);
    await waitFor(() => expect(gap(box)).toBeLessThan(2));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull());
  },
};
export const BeingWritten: Story = {
  args: {
    messages: [said, { ...answered, content: <StreamingText streaming text="There are 37 of them. Non" /> }],
  },
  play: async ({ canvas }) => {
    const written = canvas.getByRole('article', { name: 'Saywright, 10:42' });
    await expect(written.querySelector('[aria-busy="true"]')).toHaveTextContent(/^There are 37 of them\.$/);
  },
};
export const JumpsByKeyboard: Story = {
  render: () => <Growing />,
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('box');
    await waitFor(() => expect(gap(box)).toBeLessThan(2));
    box.scrollTop = 100;
    const jump = await canvas.findByRole('button', { name: 'Jump to latest' });
    jump.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(gap(box)).toBeLessThan(2));
  },
};
export const LongText: Story = {
  args: {
    messages: [
      { ...said, content: longWord },
      { ...answered, content: longWord },
    ],
  },
};
export const MixedDirection: Story = {
  args: {
    messages: [
      { ...said, content: mixed },
      { ...answered, content: 'أضف رقم هاتف اختياريا 📱' },
    ],
  },
};
export const InLightTheme: Story = { globals: light };
