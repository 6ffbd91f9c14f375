export { PermissionGrant } from './PermissionGrant.tsx';
export type { GrantAnswer, GrantItem, GrantScope, PermissionGrantProps } from './types.ts';
