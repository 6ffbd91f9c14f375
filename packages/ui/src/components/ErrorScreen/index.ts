export { ErrorScreen } from './ErrorScreen.tsx';
export type { ErrorScreenProps } from './ErrorScreen.tsx';
