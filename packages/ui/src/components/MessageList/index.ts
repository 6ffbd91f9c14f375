export { MessageList } from './MessageList.tsx';
export type { Message } from './Message.tsx';
export type { MessageListProps } from './MessageList.tsx';
