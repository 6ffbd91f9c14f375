export { Text } from './Text.tsx';
export type { TextProps, TextSize } from './Text.tsx';
export type { TextAlign, TextLines, TextTone } from './types.ts';
