/** A column of a table or view. Names are as stored, without quotes. */
export interface SchemaColumn {
  readonly name: string;
  /** Internal name of the type, or of the elements of an array: `int4`, `timestamptz`, the name of an enum. */
  readonly type: string;
  readonly array: boolean;
  /** Whether the type is an enum of the schema. */
  readonly enum: boolean;
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

/** What the schema `public` of a project contains. */
export interface SchemaShape {
  readonly relations: readonly SchemaRelation[];
  readonly enums: readonly SchemaEnum[];
}

const known: ReadonlyMap<string, string> = new Map([
  ['bool', 'boolean'],
  ...['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'].map((name) => [name, 'number'] as const),
  ...['json', 'jsonb'].map((name) => [name, 'Json'] as const),
  ...['bytea', 'bpchar', 'varchar', 'date', 'text', 'citext', 'time', 'timetz', 'timestamp'].map(
    (name) => [name, 'string'] as const,
  ),
  ...['timestamptz', 'uuid', 'vector'].map((name) => [name, 'string'] as const),
]);

const text = (value: string): string => JSON.stringify(value);
const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/u.test(name) ? name : text(name));
const list = (names: readonly string[]): string => `[${names.map(text).join(', ')}]`;

function typeOf(column: SchemaColumn): string {
  const one = column.enum
    ? `Database["public"]["Enums"][${text(column.type)}]`
    : (known.get(column.type) ?? 'unknown');
  return `${one}${column.array ? '[]' : ''}${column.nullable ? ' | null' : ''}`;
}

/** A block of lines; a type without members is written as the generator writes it. */
function block(name: string, members: readonly string[], depth: number): string {
  const space = '  '.repeat(depth);
  const inner = members.length > 0 ? members.join('\n') : `${space}  [_ in never]: never`;
  return `${space}${name}: {\n${inner}\n${space}}`;
}

function columns(
  name: string,
  relation: SchemaRelation,
  member: (column: SchemaColumn) => [mark: string, type: string],
): string {
  const members = relation.columns.map((column) => {
    const [mark, type] = member(column);
    return `          ${key(column.name)}${mark}: ${type}`;
  });
  return block(name, members, 4);
}

function relationships({ keys }: SchemaRelation): string {
  if (keys.length === 0) return '        Relationships: []';
  const members = keys.map(
    ({ name, columns: own, oneToOne, table, tableColumns }) => `          {
            foreignKeyName: ${text(name)}
            columns: ${list(own)}
            isOneToOne: ${oneToOne}
            referencedRelation: ${text(table)}
            referencedColumns: ${list(tableColumns)}
          },`,
  );
  return `        Relationships: [\n${members.join('\n')}\n        ]`;
}

function relationType(relation: SchemaRelation): string {
  const row = columns('Row', relation, (column) => ['', typeOf(column)]);
  const written = (isOptional: (column: SchemaColumn) => boolean) => (column: SchemaColumn) => {
    const members: [string, string] = column.generated
      ? ['?', 'never']
      : [isOptional(column) ? '?' : '', typeOf(column)];
    return members;
  };
  const changes = relation.view
    ? []
    : [
        columns(
          'Insert',
          relation,
          written(({ nullable, hasDefault }) => nullable || hasDefault),
        ),
        columns(
          'Update',
          relation,
          written(() => true),
        ),
      ];
  return block(key(relation.name), [row, ...changes, relationships(relation)], 3);
}

/**
 * The file `database.types.ts` for a project, in the shape of Supabase's generator.
 *
 * @example
 * databaseTypes({ relations: [], enums: [] }).includes('export type Database') // => true
 */
export function databaseTypes({ relations, enums }: SchemaShape): string {
  const tables = relations.filter(({ view }) => !view).map(relationType);
  const views = relations.filter(({ view }) => view).map(relationType);
  const values = enums.map(
    ({ name, values: all }) => `      ${key(name)}: ${all.map(text).join(' | ') || 'never'}`,
  );
  return `export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
${block('Tables', tables, 2)}
${block('Views', views, 2)}
${block('Functions', [], 2)}
${block('Enums', values, 2)}
${block('CompositeTypes', [], 2)}
  }
}

type PublicTables = Database["public"]["Tables"]
type PublicRows = PublicTables & Database["public"]["Views"]

export type Tables<Name extends keyof PublicRows> = PublicRows[Name] extends { Row: infer Row } ? Row : never
export type TablesInsert<Name extends keyof PublicTables> = PublicTables[Name] extends { Insert: infer Row } ? Row : never
export type TablesUpdate<Name extends keyof PublicTables> = PublicTables[Name] extends { Update: infer Row } ? Row : never
export type Enums<Name extends keyof Database["public"]["Enums"]> = Database["public"]["Enums"][Name]
`;
}
