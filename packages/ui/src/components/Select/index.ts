export { Select } from './Select.tsx';
export type { SelectOption } from './OptionList.tsx';
export type { SelectProps } from './Select.tsx';
