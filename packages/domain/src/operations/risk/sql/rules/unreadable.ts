import { schemaOf, tableKey } from '../names.ts';
import { alterCommands, field } from '../parts.ts';
import { listOf, visitNodes, type Statement } from '../tree.ts';
import type { RuleContext, RuleHit, SqlRule } from '../types.ts';

/** Statements that the rules can judge; every other one counts as unreadable. */
const judged = new Set(
  `Select Insert Update Delete Merge Truncate Create CreateTableAs AlterTable Rename AlterObjectSchema Drop Dropdb
  Index Reindex CreatePolicy AlterPolicy View Grant GrantRole AlterDefaultPrivileges CreateFunction AlterFunction
  CreateTrig CreateEnum AlterEnum CreateDomain AlterDomain CompositeType Comment CreateSchema CreateSeq
  CreateForeignTable Transaction VariableSet VariableShow ConstraintsSet Copy Do Call Load CreateExtension CreateRole
  AlterRole AlterRoleSet DropRole AlterSystem RefreshMatView`
    .split(/\s+/)
    .map((name) => `${name}Stmt`),
);

/** The ways of altering a table that the rules can judge. */
const alterations = new Set(
  `AddColumn DropColumn ColumnDefault SetNotNull DropNotNull AlterColumnType AddConstraint DropConstraint
  ValidateConstraint EnableRowSecurity DisableRowSecurity ForceRowSecurity NoForceRowSecurity EnableTrig EnableTrigAll
  EnableTrigUser EnableAlwaysTrig DisableTrig DisableTrigAll DisableTrigUser EnableReplicaTrig EnableRule
  EnableAlwaysRule DisableRule EnableReplicaRule DetachPartition AddIdentity SetIdentity DropIdentity SetStatistics
  SetStorage SetOptions ResetOptions SetRelOptions ResetRelOptions DropExpression`
    .split(/\s+/)
    .map((name) => `AT_${name}`),
);

/** The tables a statement names, without the names it defines itself (WITH). */
function tablesNamed({ kind, node }: Statement): readonly string[] {
  const own = new Set<string>();
  const named = new Set<string>();
  visitNodes({ [kind]: node }, (key, inner) => {
    if (key === 'CommonTableExpr') own.add(field(inner, 'ctename'));
    const name = tableKey(inner);
    if (name !== undefined) named.add(name);
  });
  return [...named].filter((name) => !own.has(name));
}

function strange(evidence: string, sentence: string): RuleHit {
  return { level: 'high', object: evidence, evidence, sentence, undo: 'none' };
}

function outside(statement: Statement, context: RuleContext): readonly RuleHit[] {
  const { scope, created } = context;
  if (scope === undefined) return [];
  return tablesNamed(statement).flatMap((name) =>
    scope.includes(name) || created.has(name) || schemaOf(name) === 'pg_temp'
      ? []
      : [strange(name, `It touches ${name}, which the plan did not mention.`)],
  );
}

/** H13: statements that cannot be judged, statements nested in another, and tables outside the plan's scope. */
export const unreadable: SqlRule = {
  id: 'H13',
  check(statement, context) {
    const { kind, node } = statement;
    if (!judged.has(kind))
      return [strange(kind.replace(/Stmt$/, ''), 'It contains a kind of statement that cannot be checked.')];
    const hits = alterCommands(statement).flatMap(({ subtype }) =>
      alterations.has(subtype)
        ? []
        : [strange(subtype.replace(/^AT_/, ''), 'It alters a table in a way that cannot be checked.')],
    );
    if (kind === 'CreateSchemaStmt' && listOf(node.schemaElts).length > 0)
      hits.push(strange('CreateSchema', 'It hides more statements inside another one.'));
    return [...hits, ...outside(statement, context)];
  },
};
