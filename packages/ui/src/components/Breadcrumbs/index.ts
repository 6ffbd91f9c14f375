export { Breadcrumbs } from './Breadcrumbs.tsx';
export type { Breadcrumb, BreadcrumbLinkProps, BreadcrumbsProps } from './Breadcrumbs.tsx';
