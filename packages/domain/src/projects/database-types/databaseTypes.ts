import { functionTypes } from './functionTypes.ts';
import type { SchemaColumn, SchemaRelation, SchemaShape } from './shape.ts';
import { block, key, text, typeOf } from './words.ts';

const list = (names: readonly string[]): string => `[${names.map(text).join(', ')}]`;

const columnType = (column: SchemaColumn): string => `${typeOf(column)}${column.nullable ? ' | null' : ''}`;

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
  const row = columns('Row', relation, (column) => ['', columnType(column)]);
  const written = (isOptional: (column: SchemaColumn) => boolean) => (column: SchemaColumn) => {
    const members: [string, string] = column.generated
      ? ['?', 'never']
      : [isOptional(column) ? '?' : '', columnType(column)];
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
 * databaseTypes({ relations: [], enums: [], functions: [] }).includes('export type Database') // => true
 */
export function databaseTypes({ relations, enums, functions }: SchemaShape): string {
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
${block('Functions', functionTypes(functions), 2)}
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
