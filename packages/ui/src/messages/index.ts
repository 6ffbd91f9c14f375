export type { NamedValue } from '../internal/chart/messages.ts';
export type { Figure } from '../internal/figure.ts';
export { english } from './english.ts';
export type { Messages } from './english.ts';
export { MessagesProvider } from './MessagesProvider.tsx';
export type { MessagesProviderProps } from './MessagesProvider.tsx';
