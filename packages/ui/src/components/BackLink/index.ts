export { BackLink } from './BackLink.tsx';
export type { BackLinkProps } from './BackLink.tsx';
