export { Icon } from './Icon.tsx';
export { iconNames, isIconName } from './icons.ts';
export type { IconProps, IconSource } from './Icon.tsx';
export type { IconName } from './icons.ts';
