import type { ColumnSpec } from '../ast/database.ts';
import type { Condition, Expression } from '../ast/expression.ts';
import { accountsTable } from '../planner/columns/columnSql.ts';
import type { ColumnDraft } from '../planner/columns/draft.ts';
import type { Lexicon, LexiconColumn, LexiconTable } from '../planner/lexicon.ts';
import { humanise } from '../planner/names.ts';
import { listed } from '../planner/outcome.ts';
import { quoteIdentifier, quoteLiteral } from '../planner/sql.ts';
import { conditionSql, expressionPiece } from './expression.ts';
import { requireKey, requireTable } from './names.ts';
import { stop } from './problem.ts';
import { kindOfColumn, scopeOf } from './scope.ts';
import { environmentOf } from './selection.ts';
import { printedType, sqlType } from './types.ts';
import { expressionWords } from './words.ts';

type Reference = NonNullable<ColumnSpec['references']>;

const onDeleteSql = { refuse: undefined, delete: 'on delete cascade', empty: 'on delete set null' } as const;

/** The key that a reference points to, with the type that the column takes from it. */
export function targetOf(
  schema: Lexicon,
  { table: wanted, onDelete }: Reference,
  mustBeFilled: boolean,
): { readonly type: string; readonly references: NonNullable<ColumnDraft['references']> } {
  if (onDelete === 'empty' && mustBeFilled)
    stop('A column that must be filled in cannot be emptied when what it points to is deleted.');
  const action = onDeleteSql[onDelete];
  const end = action === undefined ? {} : { onDelete: action };
  if (wanted === accountsTable)
    return { type: 'uuid', references: { table: accountsTable, column: 'id', ...end } };
  const table = requireTable(schema, wanted);
  const key = requireKey(table);
  return { type: key.type, references: { table: table.name, column: key.name, ...end } };
}

/** SQL of the only values allowed. */
export function choicesSql(column: string, choices: readonly string[]): string {
  return `${quoteIdentifier(column)} in (${choices.map(quoteLiteral).join(', ')})`;
}

/** A rule about the values of one row, with the columns it mentions. Stops for one that looks at other rows. */
export function rowRule(
  schema: Lexicon,
  table: LexiconTable,
  condition: Condition,
): { readonly sql: string; readonly columns: readonly string[] } {
  const scope = scopeOf(environmentOf(schema), table);
  const sql = conditionSql(condition, scope);
  if (scope.environment.used.size > 0)
    stop(`A rule for the values of ${humanise(table.name)} can only look at its own row.`);
  const mentioned = table.columns.filter(({ name }) => scope.notes.bare.includes(quoteIdentifier(name)));
  return { sql, columns: mentioned.map(({ name }) => name) };
}

/** SQL of a default, in the form that the column has. Stops for a value that is not among its choices. */
export function defaultSql(schema: Lexicon, column: LexiconColumn, value: Expression): string {
  const target = { kind: kindOfColumn(column), column };
  const environment = environmentOf(schema);
  const piece = expressionPiece(value, scopeOf(environment), target);
  if (environment.used.size > 0)
    stop(`${humanise(column.name)} cannot start with something from another table.`);
  const { allowedValues } = column;
  const isText = value.kind === 'value' && typeof value.value === 'string';
  if (allowedValues !== undefined && isText && !allowedValues.map(quoteLiteral).includes(piece.sql))
    stop(
      `${humanise(column.name)} can be ${listed(allowedValues, 'or')}, so it cannot start as ${expressionWords(value)}.`,
    );
  return piece.compound === true ? `(${piece.sql})` : piece.sql;
}

/** A yes-or-no column starts as no, unless it says otherwise. */
function startOf({ type, default: given, required, references }: ColumnSpec): Expression | undefined {
  const isPlainFlag = type === 'yes-no' && required !== false && references === undefined;
  return given ?? (isPlainFlag ? { kind: 'value', value: false } : undefined);
}

/** True for a default that depends on who adds the row: existing rows must not get it. */
export function isPersonal(value: Expression | undefined): boolean {
  return value?.kind === 'me' || value?.kind === 'my-email';
}

function isRequired(spec: ColumnSpec): boolean {
  const start = startOf(spec);
  return spec.required ?? (start !== undefined && !isPersonal(start));
}

/** A new column as a lexicon has it. `name` is the stored name. */
export function newColumn(schema: Lexicon, spec: ColumnSpec, name: string): LexiconColumn {
  const { references, choices } = spec;
  const required = isRequired(spec);
  const target = references === undefined ? undefined : targetOf(schema, references, required);
  return {
    name,
    type: target?.type ?? printedType(sqlType(spec.type)),
    nullable: !required,
    hasDefault: startOf(spec) !== undefined,
    unique: spec.unique === true,
    primaryKey: false,
    ...(target !== undefined && { references: target.references.table }),
    ...(choices !== undefined && { allowedValues: choices }),
  };
}

/** A new column as SQL and words; its check may use the other columns of `table`. */
export function draftOf(schema: Lexicon, spec: ColumnSpec, name: string, table: LexiconTable): ColumnDraft {
  const column = newColumn(schema, spec, name);
  const start = startOf(spec);
  const target =
    spec.references === undefined ? undefined : targetOf(schema, spec.references, !column.nullable);
  const checks = [
    ...(spec.choices === undefined ? [] : [choicesSql(name, spec.choices)]),
    ...(spec.check === undefined ? [] : [rowRule(schema, table, spec.check).sql]),
  ];
  return {
    name,
    type: target?.type ?? sqlType(spec.type),
    optional: column.nullable,
    unique: column.unique,
    ...(start !== undefined && {
      initial: defaultSql(schema, column, start),
      startWords: expressionWords(start),
    }),
    ...(checks.length > 0 && {
      check: checks.length === 1 ? checks.join('') : checks.map((check) => `(${check})`).join(' and '),
    }),
    ...(spec.choices !== undefined && { allowed: spec.choices }),
    ...(target !== undefined && { references: target.references }),
  };
}
