import { nameIn, objectParts, policyKey, rolesIn, tableKey } from './names.ts';
import { alterCommands, field, indexColumns, newConstraints, tableOf } from './parts.ts';
import { isNode, listOf, visitNodes, type Statement } from './tree.ts';
import type { PlannedPolicy, PlanSummary } from './types.ts';

const policyCommands = ['select', 'insert', 'update', 'delete'] as const;

function policyOf({ node }: Statement, index: number): PlannedPolicy {
  return {
    index,
    table: nameIn(node.table),
    name: field(node, 'policy_name'),
    command: policyCommands.find((command) => command === node.cmd_name) ?? 'all',
    roles: rolesIn(node.roles),
    permissive: node.permissive === true,
  };
}

/** The table or view that a statement certainly creates; with `if not exists` it may be an older one. */
export function madeBy({ kind, node }: Statement): string | undefined {
  if (node.if_not_exists === true) return undefined;
  if (kind === 'CreateStmt') return tableKey(node.relation);
  return kind === 'CreateTableAsStmt' && isNode(node.into) ? tableKey(node.into.rel) : undefined;
}

/** True when names may refer to other objects after this statement. */
export function movesNames({ kind, node }: Statement): boolean {
  return (
    kind === 'RenameStmt' ||
    kind === 'AlterObjectSchemaStmt' ||
    (kind === 'VariableSetStmt' && (node.name === 'search_path' || node.kind === 'VAR_RESET_ALL'))
  );
}

const rowKinds = new Set(['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt']);

/** The tables whose rows a statement changes when it runs. */
export function writtenBy({ kind, node }: Statement): readonly string[] {
  if (kind === 'TruncateStmt') return listOf(node.relations).map(nameIn);
  if (kind === 'CopyStmt' && node.is_from === true) return [nameIn(node.relation)];
  if (!rowKinds.has(kind) && kind !== 'SelectStmt') return [];
  const written: string[] = [];
  visitNodes({ [kind]: node }, (inner, at) => {
    if (rowKinds.has(inner)) written.push(nameIn(at.relation));
  });
  return written;
}

const neutral = new Set(
  'Select Truncate Copy VariableSet VariableShow Transaction ConstraintsSet Comment'
    .split(' ')
    .map((name) => `${name}Stmt`),
);
const locking = new Set(
  'AlterTable Index Drop Rename Truncate CreateTrig CreatePolicy AlterPolicy Reindex AlterObjectSchema'
    .split(' ')
    .map((name) => `${name}Stmt`),
);

/** Collects the facts about a plan in one pass. */
export function readPlan(statements: readonly Statement[]): PlanSummary {
  const created = new Set<string>();
  const locked = new Set<string>();
  const policies: PlannedPolicy[] = [];
  const gone = new Set<string>();
  const lastGone = new Map<string, number>();
  const indexes: { table: string; columns: readonly string[] }[] = [];
  const resets = new Map<string, number>();
  const first = { rows: Infinity, structure: Infinity, lock: Infinity };
  for (const [index, statement] of statements.entries()) {
    const { kind, node } = statement;
    const made = madeBy(statement);
    if (made !== undefined) created.add(made);
    if (alterCommands(statement).some(({ subtype }) => subtype === 'AT_EnableRowSecurity'))
      locked.add(tableOf(statement));
    if (kind === 'CreatePolicyStmt') policies.push(policyOf(statement, index));
    for (const object of kind === 'DropStmt' && node.removeType === 'OBJECT_POLICY'
      ? listOf(node.objects)
      : []) {
      const parts = objectParts(object);
      gone.add(policyKey(parts));
      lastGone.set(policyKey(parts.slice(0, -1)), index);
    }
    if (kind === 'IndexStmt') indexes.push({ table: tableOf(statement), columns: indexColumns(node) });
    for (const { table, columns, node: constraint } of newConstraints(statement))
      if (constraint.contype === 'CONSTR_PRIMARY' || constraint.contype === 'CONSTR_UNIQUE')
        indexes.push({ table, columns });
    if (kind === 'VariableSetStmt' && field(node, 'kind').startsWith('VAR_RESET'))
      resets.set(field(node, 'name') || '*', index);
    if (writtenBy(statement).some((table) => !created.has(table))) first.rows = Math.min(first.rows, index);
    if (!neutral.has(kind) && !rowKinds.has(kind)) first.structure = Math.min(first.structure, index);
    if (locking.has(kind) && !created.has(nameIn(node.relation ?? node.table)))
      first.lock = Math.min(first.lock, index);
  }
  return {
    statements,
    locked,
    policies,
    gone,
    lastGone,
    indexes,
    firstRows: first.rows,
    firstStructure: first.structure,
    firstLock: first.lock,
    resets,
  };
}
