export { PageContainer } from './PageContainer.tsx';
export type { PageContainerProps, PageWidth } from './PageContainer.tsx';
