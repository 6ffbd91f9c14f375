export { CodeBlock } from './CodeBlock.tsx';
export type { CodeBlockProps } from './CodeBlock.tsx';
export type { CodeLanguage } from './highlight.ts';
