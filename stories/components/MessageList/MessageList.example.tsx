import { MessageList } from '@saywright/ui';

export default function Example() {
  return (
    <MessageList
      label="Conversation about phone numbers"
      messages={[
        {
          id: '1',
          author: 'user',
          authorLabel: 'Mara',
          time: '14:32',
          content: 'Add a phone number to customers',
        },
        {
          id: '2',
          author: 'ai',
          authorLabel: 'Saywright',
          time: '14:33',
          content: 'I’ll add one column to customers. No row changes.',
        },
      ]}
    />
  );
}
