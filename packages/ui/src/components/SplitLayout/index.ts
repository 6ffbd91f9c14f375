export { SplitLayout } from './SplitLayout.tsx';
export type { SplitLayoutProps } from './SplitLayout.tsx';
