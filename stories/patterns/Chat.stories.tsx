import { Composer, EmptyState, MessageList, SuggestionChips, type Message } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { messages as earlier } from '../support/agentConversation.tsx';
import { Article } from '../support/article.tsx';

const suggestions = [
  { id: 'phone', label: 'Show orders without a phone number' },
  { id: 'online', label: 'Put the site online' },
];
const answer = '12 orders have no phone number.';

/** A message and its answer. */
function exchange(id: string, instruction: string): readonly Message[] {
  return [
    { id: `${id}-you`, author: 'user', authorLabel: 'You', time: '10:52', content: instruction },
    {
      id: `${id}-ai`,
      author: 'ai',
      authorLabel: 'Saywright',
      time: '10:52',
      content: answer,
      announce: answer,
    },
  ];
}

export interface ChatProps {
  /** Earlier messages. */
  before: readonly Message[];
}

/** A conversation with messages, operations and suggestions. */
function Chat({ before }: ChatProps) {
  const [messages, setMessages] = useState(before);
  const [value, setValue] = useState('');
  const send = (): void => {
    setValue('');
    setMessages([...messages, ...exchange(String(messages.length), value)]);
  };
  return (
    <Article title="my-shop" lead="Nothing runs until you press Execute.">
      <MessageList
        label="Conversation"
        messages={messages}
        emptyState={<EmptyState title="No messages yet" text="Describe a change in plain English." />}
      />
      {value === '' && (
        <SuggestionChips
          label="Suggestions"
          items={suggestions}
          onPick={(id) => setValue(suggestions.find((suggestion) => suggestion.id === id)?.label ?? '')}
        />
      )}
      <Composer
        label="Your instruction"
        placeholder="Say what should change…"
        value={value}
        onChange={setValue}
        onSend={send}
        canSend={value.trim() !== ''}
      />
    </Article>
  );
}

const meta = {
  title: 'Patterns/Chat with operations',
  component: Chat,
  args: { before: earlier },
  parameters: {
    lead: 'A conversation in which work is planned and run. The Composer stays below the MessageList, and suggestions fill it without sending. An operation waits in its message until a person decides.',
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Chat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithOperations: Story = {};
export const Empty: Story = { args: { before: [] } };
export const SuggestedAndAnswered: Story = {
  args: { before: exchange('first', 'Show orders without a phone number') },
};
