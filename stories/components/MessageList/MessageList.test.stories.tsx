import { Button, MessageList, type Message } from '@saywright/ui';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import * as css from '../../support/stories.css.ts';
import { heard } from '../../support/helpers.tsx';
import { question, answered } from './MessageList.samples.tsx';
import specimens, { Conversation, Thousands, BeingWritten } from './MessageList.stories.tsx';

const many: Message[] = Array.from({ length: 40 }, (_, index) => ({
  ...(index % 2 === 0 ? question : answered),
  day: undefined,
  id: `m${index}`,
}));
const meta = {
  ...specimens,
  title: 'Components/Agent/MessageList',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const ConversationTest: Story = {
  ...Conversation,
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log', { name: 'Conversation' });
    await expect(log).toHaveAttribute('aria-live', 'off');
    await expect(canvas.getByRole('article', { name: 'You, 10:42' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

export const ThousandsTest: Story = {
  ...Thousands,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Delete all test customers')).toHaveLength(1000);
  },
};
/** A scrolling box, with a button that adds a message. */
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
// A scrolling box must be reachable by keyboard.
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
    // Another message with the same text is announced again.
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
export const BeingWrittenTest: Story = {
  ...BeingWritten,
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
