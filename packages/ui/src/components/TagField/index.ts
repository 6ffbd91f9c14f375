export { TagField } from './TagField.tsx';
export type { TagFieldProps, TagFieldTexts } from './TagField.tsx';
export { TagList } from './TagList.tsx';
export type { TagListProps } from './TagList.tsx';
