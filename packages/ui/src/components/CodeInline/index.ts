export { CodeInline } from './CodeInline.tsx';
export type { CodeInlineProps } from './CodeInline.tsx';
