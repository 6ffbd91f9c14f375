export { MandateSwitch } from './MandateSwitch.tsx';
export type { MandateSwitchProps } from './MandateSwitch.tsx';
