import type { LexiconColumn, LexiconTable } from '@saywright/domain/planner';

/** A column that may stay empty. */
export function column(name: string, type = 'text', more: Partial<LexiconColumn> = {}): LexiconColumn {
  return { name, type, nullable: true, hasDefault: false, unique: false, primaryKey: false, ...more };
}

/** A column with the name of a row, and the names that there are. */
export function named(...values: readonly string[]): LexiconColumn {
  return column('name', 'text', { values });
}

/** A column that points to another table: `member_id` to members. */
export function link(name: string, references: string): LexiconColumn {
  return column(name, 'uuid', { references });
}

/** A table with a key. */
export function table(name: string, ...columns: readonly LexiconColumn[]): LexiconTable {
  return {
    name,
    columns: [column('id', 'uuid', { nullable: false, hasDefault: true, primaryKey: true }), ...columns],
    rowSecurity: true,
    policies: [],
  };
}
