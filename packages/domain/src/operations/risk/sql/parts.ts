import { nameIn, namesIn } from './names.ts';
import { isNode, listOf, type Statement, type SyntaxNode } from './tree.ts';

/** The node that the parser tagged with a kind, such as `{ ColumnDef: … }`; an empty one for any other shape. */
export function tagged(value: unknown, kind: string): SyntaxNode {
  const inner = isNode(value) ? value[kind] : undefined;
  return isNode(inner) ? inner : {};
}

/** A text field of a node; '' for any other type. */
export function field(node: SyntaxNode, name: string): string {
  const value = node[name];
  return typeof value === 'string' ? value : '';
}

/** The operator of an `A_Expr`, such as `=`. */
export function operatorOf(expression: SyntaxNode): string {
  return namesIn(expression.name).slice(-1).join();
}

/** One of the commands of an ALTER TABLE, ALTER VIEW and the like. */
export interface AlterCommand {
  /** For example `AT_AddColumn`. */
  readonly subtype: string;
  /** The column, constraint or trigger; '' for none. */
  readonly name: string;
  readonly def: unknown;
  readonly cascades: boolean;
}

/** The commands of an ALTER TABLE; none for any other statement. */
export function alterCommands({ kind, node }: Statement): readonly AlterCommand[] {
  if (kind !== 'AlterTableStmt') return [];
  return listOf(node.cmds).map((entry) => {
    const command = tagged(entry, 'AlterTableCmd');
    return {
      subtype: field(command, 'subtype'),
      name: field(command, 'name'),
      def: command.def,
      cascades: command.behavior === 'DROP_CASCADE',
    };
  });
}

/** The key of the table that a statement creates or alters. */
export function tableOf({ node }: Statement): string {
  return nameIn(node.relation);
}

/** A column that a statement creates. */
export interface NewColumn {
  readonly table: string;
  readonly name: string;
  readonly typeName: unknown;
  readonly constraints: readonly SyntaxNode[];
}

function columnIn(table: string, def: unknown): readonly NewColumn[] {
  const column = tagged(def, 'ColumnDef');
  if (typeof column.colname !== 'string') return [];
  const constraints = listOf(column.constraints).map((item) => tagged(item, 'Constraint'));
  return [{ table, name: column.colname, typeName: column.typeName, constraints }];
}

/** The columns that a CREATE TABLE or an ADD COLUMN creates. */
export function newColumns(statement: Statement): readonly NewColumn[] {
  const table = tableOf(statement);
  if (statement.kind === 'CreateStmt')
    return listOf(statement.node.tableElts).flatMap((item) => columnIn(table, item));
  return alterCommands(statement).flatMap(({ subtype, def }) =>
    subtype === 'AT_AddColumn' ? columnIn(table, def) : [],
  );
}

/** A constraint that a statement creates, inline or separately. */
export interface NewConstraint {
  readonly table: string;
  /** Its columns; empty for an expression. */
  readonly columns: readonly string[];
  readonly node: SyntaxNode;
}

function constraintIn(table: string, def: unknown): readonly NewConstraint[] {
  const node = tagged(def, 'Constraint');
  if (typeof node.contype !== 'string') return [];
  const names = node.contype === 'CONSTR_FOREIGN' ? node.fk_attrs : node.keys;
  return [{ table, columns: namesIn(names), node }];
}

/** The constraints that a CREATE TABLE, an ADD COLUMN or an ADD CONSTRAINT creates. */
export function newConstraints(statement: Statement): readonly NewConstraint[] {
  const table = tableOf(statement);
  const beside = newColumns(statement).flatMap(({ name, constraints }) =>
    constraints.map((node) => ({ table, columns: [name], node })),
  );
  const alone =
    statement.kind === 'CreateStmt'
      ? listOf(statement.node.tableElts).flatMap((item) => constraintIn(table, item))
      : alterCommands(statement).flatMap(({ subtype, def }) =>
          subtype === 'AT_AddConstraint' ? constraintIn(table, def) : [],
        );
  return [...beside, ...alone];
}

/** The columns of an index in order; '' for an expression. */
export function indexColumns(node: SyntaxNode): readonly string[] {
  return listOf(node.indexParams).map((item) => field(tagged(item, 'IndexElem'), 'name'));
}

/** The parser's name of a type without its size: `text`, `int8`, `varchar`, `text[]`. */
export function typeText(typeName: unknown): string {
  const node: SyntaxNode = isNode(typeName) ? typeName : {};
  const name = namesIn(node.names).slice(-1).join();
  return listOf(node.arrayBounds).length > 0 ? `${name}[]` : name;
}
