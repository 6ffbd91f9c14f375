export { databaseTypes } from './databaseTypes.ts';
export type { SchemaColumn, SchemaEnum, SchemaKey, SchemaRelation, SchemaShape } from './databaseTypes.ts';
export { openApi } from './openApi.ts';
export type { RowMethod, RowMethods } from './openApi.ts';
