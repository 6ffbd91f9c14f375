import {
  isNode,
  listOf,
  textOf,
  visitNodes,
  type Statement,
  type SyntaxNode,
} from '@saywright/domain/risk/sql';
import { nameProblem } from './nameRules.ts';

/** Statements that may be planned; everything else is refused with a reason. */
const statements = new Set([
  'SelectStmt',
  'InsertStmt',
  'UpdateStmt',
  'DeleteStmt',
  'TruncateStmt',
  'CreateStmt',
  'AlterTableStmt',
  'RenameStmt',
  'DropStmt',
  'IndexStmt',
  'CreatePolicyStmt',
  'AlterPolicyStmt',
  'CreateTrigStmt',
  'GrantStmt',
]);

const droppable = new Set(['OBJECT_TABLE', 'OBJECT_INDEX', 'OBJECT_POLICY']);
const renamable = new Set(['OBJECT_TABLE', 'OBJECT_COLUMN', 'OBJECT_TABCONSTRAINT', 'OBJECT_POLICY']);

const alterations = new Set([
  'AT_AddColumn',
  'AT_DropColumn',
  'AT_ColumnDefault',
  'AT_SetNotNull',
  'AT_DropNotNull',
  'AT_AlterColumnType',
  'AT_AddConstraint',
  'AT_DropConstraint',
  'AT_EnableRowSecurity',
  'AT_DisableRowSecurity',
  'AT_ForceRowSecurity',
  'AT_NoForceRowSecurity',
]);

const reasons: Readonly<Record<string, string>> = {
  TransactionStmt:
    'Transaction control (begin, commit, rollback) is not allowed: Saywright runs every plan in its own transaction.',
  CopyStmt: 'COPY is not allowed: it reaches files and programs outside your tables.',
  VariableSetStmt: 'Changing roles or session settings is not allowed.',
  CreateRoleStmt: 'Creating or changing roles is not allowed.',
  AlterRoleStmt: 'Creating or changing roles is not allowed.',
  DropRoleStmt: 'Creating or changing roles is not allowed.',
  GrantRoleStmt: 'Creating or changing roles is not allowed.',
  DoStmt: 'Anonymous code blocks (DO) are not allowed: what they do cannot be read from the plan.',
  CallStmt: 'Calling procedures is not allowed.',
  CreateFunctionStmt: 'Creating functions is not available yet.',
};

/** Bits of a trigger's type in the syntax tree. */
const beforeTiming = 2;
const onUpdate = 16;

/** The only trigger: one that sets a column to the current time before each change of a row. */
function triggerProblem(node: SyntaxNode): string | undefined {
  const name = listOf(node.funcname).map(textOf).join('.');
  const hasOnly =
    node.row === true &&
    node.timing === beforeTiming &&
    node.events === onUpdate &&
    node.whenClause === undefined &&
    node.isconstraint !== true &&
    node.replace !== true &&
    listOf(node.columns).length === 0 &&
    listOf(node.transitionRels).length === 0 &&
    listOf(node.args).length === 1;
  return hasOnly && name === 'extensions.moddatetime'
    ? undefined
    : 'Creating triggers is not allowed, except one that keeps the time of the last change.';
}

const appRoles = new Set(['anon', 'authenticated']);

/** The only right: to change rows, or some of their columns, for the people of an app. Access rules still decide. */
function rightProblem(node: SyntaxNode): string | undefined {
  const rights = listOf(node.privileges).map((item) =>
    isNode(item) && isNode(item.AccessPriv) ? item.AccessPriv.priv_name : undefined,
  );
  const roles = listOf(node.grantees).map((item) =>
    isNode(item) && isNode(item.RoleSpec) ? item.RoleSpec.rolename : undefined,
  );
  const isLimited =
    node.targtype === 'ACL_TARGET_OBJECT' &&
    node.objtype === 'OBJECT_TABLE' &&
    node.grant_option !== true &&
    node.grantor === undefined &&
    node.behavior !== 'DROP_CASCADE' &&
    rights.length > 0 &&
    rights.every((right) => right === 'update') &&
    roles.length > 0 &&
    roles.every((role) => typeof role === 'string' && appRoles.has(role));
  return isLimited
    ? undefined
    : 'Granting rights directly is not allowed: say who may see what, and Saywright plans an access rule.';
}

function relationProblem(node: SyntaxNode): string | undefined {
  const name = typeof node.relname === 'string' ? node.relname : '';
  const schema = typeof node.schemaname === 'string' ? node.schemaname : undefined;
  if (node.catalogname !== undefined) return 'A plan cannot use other databases.';
  if (schema !== undefined && schema !== 'public')
    return `The schema ${schema} belongs to the system and is not allowed.`;
  if (schema === undefined && name.startsWith('pg_'))
    return `${name} belongs to the system and is not allowed.`;
  if (node.relpersistence === 't')
    return 'Temporary tables are not allowed: they would be gone after the plan.';
  return undefined;
}

/** The one system table a plan may refer to: by a foreign key to the signed-in people. */
function isUserReference(node: SyntaxNode): boolean {
  return node.schemaname === 'auth' && node.relname === 'users';
}

function insideProblem(statement: Statement): string | undefined {
  let problem: string | undefined;
  const allowed = new Set<SyntaxNode>();
  // Checks an object's fields, not only its tag: the parser leaves many relations and types untagged.
  visitNodes({ [statement.kind]: statement.node }, (key, node) => {
    if (key === 'Constraint' && isNode(node.pktable) && isUserReference(node.pktable))
      allowed.add(node.pktable);
    // The function of a trigger was compared as a whole.
    if (key !== 'CreateTrigStmt') problem ??= nameProblem(key, node);
    if (node.relname !== undefined && !allowed.has(node)) problem ??= relationProblem(node);
    if (key === 'intoClause') problem ??= 'SELECT INTO is not allowed: say “create a table” instead.';
    if (key === 'LockingClause') problem ??= 'Locking rows is not allowed in a plan.';
  });
  return problem;
}

function shapeProblem({ kind, node }: Statement): string | undefined {
  if (!statements.has(kind))
    return reasons[kind] ?? `This kind of statement (${kind.replace(/Stmt$/, '')}) is not allowed.`;
  if (kind === 'CreateTrigStmt') return triggerProblem(node);
  if (kind === 'GrantStmt') return rightProblem(node);
  if (kind === 'DropStmt' && !droppable.has(String(node.removeType)))
    return 'Only tables, indexes and access rules can be removed.';
  if (kind === 'DropStmt' && node.concurrent === true) return 'CONCURRENTLY cannot run inside the proof.';
  if (kind === 'DropStmt') {
    for (const object of listOf(node.objects)) {
      const parts = isNode(object) && isNode(object.List) ? listOf(object.List.items) : [];
      const names = node.removeType === 'OBJECT_POLICY' ? parts.slice(0, -1) : parts;
      if (names.length > 1 && textOf(names[0]) !== 'public') return 'System schemas are not allowed.';
    }
  }
  if (kind === 'RenameStmt' && !renamable.has(String(node.renameType)))
    return 'Only tables, columns and rules can be renamed.';
  if (kind === 'IndexStmt' && node.concurrent === true) return 'CONCURRENTLY cannot run inside the proof.';
  if (
    kind === 'CreateStmt' &&
    (listOf(node.inhRelations).length > 0 || node.partspec !== undefined || node.ofTypename !== undefined)
  )
    return 'Inherited, typed and partitioned tables are not available.';
  if (
    (kind === 'CreateStmt' && node.tablespacename !== undefined) ||
    (kind === 'IndexStmt' && node.tableSpace)
  )
    return 'A plan cannot choose a tablespace.';
  if (kind === 'AlterTableStmt') {
    if (node.objtype !== 'OBJECT_TABLE') return 'Only tables can be altered.';
    for (const entry of listOf(node.cmds)) {
      const subtype =
        isNode(entry) && isNode(entry.AlterTableCmd) ? String(entry.AlterTableCmd.subtype) : 'unknown';
      if (!alterations.has(subtype))
        return `This way of altering a table (${subtype.replace(/^AT_/, '')}) is not allowed.`;
    }
  }
  return undefined;
}

/** Why a script may not be planned; undefined when every statement is on the list. */
export function refusalOf(script: readonly Statement[]): string | undefined {
  if (script.length === 0) return 'There is no statement in this text.';
  for (const statement of script) {
    const problem = shapeProblem(statement) ?? insideProblem(statement);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** True when a script only reads. */
export function isReadOnly(script: readonly Statement[]): boolean {
  return script.every((statement) => {
    let writes = statement.kind !== 'SelectStmt';
    visitNodes(statement.node, (kind) => {
      if (kind === 'InsertStmt' || kind === 'UpdateStmt' || kind === 'DeleteStmt' || kind === 'MergeStmt')
        writes = true;
    });
    return !writes;
  });
}
