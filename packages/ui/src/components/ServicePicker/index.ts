export { ServicePicker } from './ServicePicker.tsx';
export type { ServiceOption, ServicePickerProps } from './ServicePicker.tsx';
