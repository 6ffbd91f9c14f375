import { alterCommands, newColumns, tableOf, typeText, type NewColumn } from '../parts.ts';
import type { RuleHit, SqlRule } from '../types.ts';
import { isEmpty, withRows } from '../weight.ts';

const filling = new Set(['CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED']);

function needsValue({ constraints, typeName }: NewColumn): boolean {
  const kinds = constraints.map(({ contype }) => contype);
  const required = kinds.includes('CONSTR_NOTNULL') || kinds.includes('CONSTR_PRIMARY');
  return (
    required && !kinds.some((kind) => filling.has(String(kind))) && !/serial\d?$/.test(typeText(typeName))
  );
}

/** M2: requiring values where rows may lack them, and removing requirements or defaults that code may rely on. */
export const requireValues: SqlRule = {
  id: 'M2',
  check(statement, context) {
    const table = tableOf(statement);
    const empty = isEmpty(table, context);
    const hit = (column: string, sentence: string, saferWay?: string): RuleHit => ({
      level: 'medium',
      object: `${table}.${column}`,
      of: table,
      evidence: `${withRows(table, context)}; ${column}`,
      sentence,
      ...(saferWay === undefined ? {} : { saferWay }),
      undo: 'exact',
    });
    const changed = alterCommands(statement).flatMap(({ subtype, name, def }) => {
      if (subtype === 'AT_SetNotNull' && !empty)
        return [
          hit(
            name,
            `From then on, ${name} in ${table} must always be filled in; this fails if a row lacks it.`,
            `Fill in ${name} where it is empty in ${table}`,
          ),
        ];
      if (subtype === 'AT_DropNotNull')
        return [hit(name, `From then on, ${name} in ${table} may stay empty, which code may not expect.`)];
      const unset = subtype === 'AT_ColumnDefault' && def === undefined;
      return unset || subtype === 'AT_DropIdentity'
        ? [hit(name, `From then on, ${name} in ${table} is no longer filled in automatically.`)]
        : [];
    });
    if (empty || statement.kind !== 'AlterTableStmt') return changed;
    const required = newColumns(statement).filter(needsValue);
    const added = required.map(({ name }) =>
      hit(
        name,
        `The existing rows of ${table} have no value for ${name}, so this fails unless the table is empty.`,
        `Add ${name} to ${table} with a default`,
      ),
    );
    return [...changed, ...added];
  },
};
