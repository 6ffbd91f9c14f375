export { ProgressBar } from './ProgressBar.tsx';
export type { ProgressBarProps, ProgressTone } from './ProgressBar.tsx';
