export { HelpTip } from './HelpTip.tsx';
export type { HelpTipProps } from './HelpTip.tsx';
