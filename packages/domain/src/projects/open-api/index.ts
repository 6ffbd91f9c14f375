export { openApi } from './openApi.ts';
export type { RowMethod, RowMethods } from './openApi.ts';
