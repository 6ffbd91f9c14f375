export { MessageActions } from './MessageActions.tsx';
export type { MessageActionsProps, MessageMark } from './MessageActions.tsx';
