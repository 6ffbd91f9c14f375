/** The type of a value. */
export interface SchemaType {
  /** Internal name of the type, or of the elements of an array: `int4`, `timestamptz`, the name of an enum. */
  readonly type: string;
  readonly array: boolean;
  /** Whether the type is an enum of the schema. */
  readonly enum: boolean;
}

/** A value with a name. Names are as stored, without quotes. */
export interface SchemaField extends SchemaType {
  readonly name: string;
}

/** A column of a table or view. */
export interface SchemaColumn extends SchemaField {
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  /** Computed by the database, so that no value may be given. */
  readonly generated: boolean;
}

/** A foreign key. */
export interface SchemaKey {
  readonly name: string;
  readonly columns: readonly string[];
  /** Whether at most one row refers to a row. */
  readonly oneToOne: boolean;
  readonly table: string;
  readonly tableColumns: readonly string[];
}

/** A table or view. */
export interface SchemaRelation {
  readonly name: string;
  readonly view: boolean;
  readonly columns: readonly SchemaColumn[];
  readonly keys: readonly SchemaKey[];
}

export interface SchemaEnum {
  readonly name: string;
  readonly values: readonly string[];
}

/** An argument of a function. The only one may be without a name: it takes the whole body of a call. */
export interface SchemaArgument extends SchemaField {
  /** Whether it has a default. */
  readonly optional: boolean;
}

/** What one call of a function gives, or each of many rows. */
export type SchemaReturn =
  | { readonly kind: 'nothing' }
  /** A row of a table or view. */
  | { readonly kind: 'relation'; readonly relation: string }
  /** A row with the columns that the function declares. */
  | { readonly kind: 'columns'; readonly columns: readonly SchemaField[] }
  | ({ readonly kind: 'value' } & SchemaType);

/** A function that can be called by name. Several may share a name. */
export interface SchemaFunction {
  readonly name: string;
  /** Whether it promises to write nothing. */
  readonly readOnly: boolean;
  readonly arguments: readonly SchemaArgument[];
  readonly returns: SchemaReturn;
  /** Whether it returns any number of rows or values. */
  readonly many: boolean;
}

/** What the schema `public` of a project contains. */
export interface SchemaShape {
  readonly relations: readonly SchemaRelation[];
  readonly enums: readonly SchemaEnum[];
  readonly functions: readonly SchemaFunction[];
}
