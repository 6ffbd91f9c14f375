export { databaseTypes } from './databaseTypes.ts';
export type {
  SchemaArgument,
  SchemaColumn,
  SchemaEnum,
  SchemaField,
  SchemaFunction,
  SchemaKey,
  SchemaRelation,
  SchemaReturn,
  SchemaShape,
  SchemaType,
} from './shape.ts';
