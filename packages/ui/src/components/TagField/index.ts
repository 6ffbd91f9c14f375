export { TagField } from './TagField.tsx';
export type { TagFieldTexts } from './messages.ts';
export type { TagFieldHandle, TagFieldProps } from './TagField.tsx';
export { TagList } from './TagList.tsx';
export type { TagListProps } from './TagList.tsx';
