export { databaseTypes } from './databaseTypes.ts';
export type { SchemaColumn, SchemaEnum, SchemaKey, SchemaRelation, SchemaShape } from './databaseTypes.ts';
