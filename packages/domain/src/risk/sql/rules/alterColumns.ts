import { isNode, listOf, relationName } from '../tree.ts';
import type { RuleHit, SqlRule } from '../types.ts';

const hits: Readonly<Record<string, (table: string, column: string) => RuleHit>> = {
  AT_DropColumn: (table, column) => ({
    level: 'high',
    evidence: `${table}.${column}`,
    sentence: `It removes the column ${column} of ${table} with all its values.`,
  }),
  AT_AlterColumnType: (table, column) => ({
    level: 'medium',
    evidence: `${table}.${column}`,
    sentence: `It converts every value of ${column} in ${table} to another type.`,
  }),
  AT_SetNotNull: (table, column) => ({
    level: 'medium',
    evidence: `${table}.${column}`,
    sentence: `From then on ${column} in ${table} must always be filled in.`,
  }),
  AT_DropConstraint: (table, column) => ({
    level: 'medium',
    evidence: `${table}.${column}`,
    sentence: `It removes the rule ${column} from ${table}.`,
  }),
};

/** H4, H5, M2: column changes that lose, convert or may reject values. */
export const alterColumns: SqlRule = {
  id: 'H4',
  check({ kind, node }, facts) {
    if (kind !== 'AlterTableStmt') return [];
    const table = relationName(node.relation) ?? 'a table';
    if (facts.created.has(table)) return [];
    return listOf(node.cmds).flatMap((entry) => {
      const command = isNode(entry) && isNode(entry.AlterTableCmd) ? entry.AlterTableCmd : {};
      const make = typeof command.subtype === 'string' ? hits[command.subtype] : undefined;
      return make ? [make(table, typeof command.name === 'string' ? command.name : 'a column')] : [];
    });
  },
};
