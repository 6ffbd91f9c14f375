import type { RiskLevel } from '../../operations/types.ts';
import { alterColumns } from './rules/alterColumns.ts';
import { deleteRows } from './rules/deleteRows.ts';
import { dropObject } from './rules/dropObject.ts';
import { openAccess } from './rules/openAccess.ts';
import { rename } from './rules/rename.ts';
import { truncate } from './rules/truncate.ts';
import { unboundedChange } from './rules/unboundedChange.ts';
import { relationName, type Statement } from './tree.ts';
import type { SqlFacts, SqlFinding, SqlRule } from './types.ts';

const rules: readonly SqlRule[] = [
  dropObject,
  truncate,
  unboundedChange,
  deleteRows,
  alterColumns,
  openAccess,
  rename,
];

/**
 * Risk of a script from its syntax tree and facts about the database, one finding per rule and place.
 * A table that the script itself created earlier counts as holding nothing.
 */
export function sqlRisk(
  statements: readonly Statement[],
  facts: { readonly rows: Readonly<Record<string, number>> },
): readonly SqlFinding[] {
  const created = new Set<string>();
  const known: SqlFacts = { rows: facts.rows, created };
  return statements.flatMap((statement, index) => {
    const found = rules.flatMap((rule) =>
      rule.check(statement, known).map((hit) => ({
        ...hit,
        rule: rule.id,
        statement: index,
        start: statement.start,
        end: statement.end,
      })),
    );
    const name = statement.kind === 'CreateStmt' ? relationName(statement.node.relation) : undefined;
    if (name) created.add(name);
    return found;
  });
}

const order: readonly RiskLevel[] = ['low', 'medium', 'high'];

/** The highest level among findings; low when there are none. */
export function findingsLevel(findings: readonly SqlFinding[]): RiskLevel {
  return order[Math.max(0, ...findings.map((finding) => order.indexOf(finding.level)))] ?? 'low';
}
