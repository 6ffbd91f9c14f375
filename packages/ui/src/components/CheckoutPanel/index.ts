export { CheckoutPanel } from './CheckoutPanel.tsx';
export type { CheckoutLine, CheckoutPanelProps } from './CheckoutPanel.tsx';
