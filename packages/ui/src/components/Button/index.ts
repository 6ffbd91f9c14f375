export { Button } from './Button.tsx';
export type { ButtonProps } from './Button.tsx';
export type { ButtonSize, ButtonVariant } from './buttonClass.ts';
