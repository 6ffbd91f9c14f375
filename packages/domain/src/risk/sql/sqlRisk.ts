import type { RiskLevel } from '../../operations/types.ts';
import { optionOf } from './options.ts';
import { riskRules } from './rules/all.ts';
import { relationName, type Statement } from './tree.ts';
import type { KnownFacts, SqlFacts, SqlFinding } from './types.ts';

/** A plain EXPLAIN runs nothing; with ANALYZE it runs what it explains. */
function onlyExplains({ kind, node }: Statement): boolean {
  return kind === 'ExplainStmt' && optionOf(node.options, 'analyze')?.on !== true;
}

/**
 * Risk of a script from its syntax tree and facts about the database, one finding per rule and place.
 * A table that the script itself created earlier counts as holding nothing.
 */
export function sqlRisk(statements: readonly Statement[], facts: KnownFacts): readonly SqlFinding[] {
  const created = new Set<string>();
  const known: SqlFacts = { ...facts, created };
  return statements.flatMap((statement, index) => {
    if (onlyExplains(statement)) return [];
    const found = riskRules.flatMap((rule) =>
      rule.check(statement, known).map((hit) => ({
        ...hit,
        rule: rule.id,
        statement: index,
        start: statement.start,
        end: statement.end,
      })),
    );
    const name = statement.kind === 'CreateStmt' ? relationName(statement.node.relation) : undefined;
    // Once names move, none surely means the new table.
    if (statement.kind === 'RenameStmt' || statement.kind === 'AlterObjectSchemaStmt') created.clear();
    // After `if not exists` the name may mean a table that was there before.
    if (name && statement.node.if_not_exists !== true) created.add(name);
    return found;
  });
}

const order: readonly RiskLevel[] = ['low', 'medium', 'high'];

/** The highest level among findings; low when there are none. */
export function findingsLevel(findings: readonly SqlFinding[]): RiskLevel {
  return order[Math.max(0, ...findings.map((finding) => order.indexOf(finding.level)))] ?? 'low';
}
