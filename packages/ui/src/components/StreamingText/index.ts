export { StreamingText } from './StreamingText.tsx';
export type { StreamingTextProps } from './StreamingText.tsx';
