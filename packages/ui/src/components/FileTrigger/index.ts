export { FileTrigger } from './FileTrigger.tsx';
export type { FileTriggerProps } from './FileTrigger.tsx';
