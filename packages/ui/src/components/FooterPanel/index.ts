export { FooterPanel } from './FooterPanel.tsx';
export type { FooterLink, FooterLinkProps, FooterPanelProps } from './FooterPanel.tsx';
