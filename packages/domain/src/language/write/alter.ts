import type { Expression } from '../ast/expression.ts';
import { kindOf } from '../planner/kinds.ts';
import type { Lexicon, LexiconColumn, LexiconTable } from '../planner/lexicon.ts';
import { humanise } from '../planner/names.ts';
import { listed } from '../planner/outcome.ts';
import { say } from '../planner/phrase.ts';
import type { Phrase } from '../planner/plan.ts';
import { quoteIdentifier } from '../planner/sql.ts';
import type { Change } from './change.ts';
import { choicesSql, defaultSql } from './columns.ts';
import { alter, constraintsOn, freeRuleName, withRules } from './constraints.ts';
import { expressionPiece } from './expression.ts';
import { requireColumn, requireTable, withColumn, withTable } from './names.ts';
import { stop } from './problem.ts';
import { kindOfColumn, scopeOf } from './scope.ts';
import { environmentOf } from './selection.ts';
import { changePlan, stepOf } from './step.ts';
import type { Step } from './step.ts';
import { columnConstraints } from './tables.ts';
import { convertedSql, printedType, sqlType, typeWords } from './types.ts';
import { expressionWords } from './words.ts';

/** `alter table … alter column … <action>`. */
export function alterColumn(table: LexiconTable, column: LexiconColumn, action: string): string {
  return alter(table, `alter column ${quoteIdentifier(column.name)} ${action}`);
}

/** Gives empty rows a value. */
export function fillSql(
  schema: Lexicon,
  table: LexiconTable,
  column: LexiconColumn,
  fill: Expression,
): string {
  const target = { kind: kindOfColumn(column), column };
  const { sql } = expressionPiece(fill, scopeOf(environmentOf(schema), table), target);
  const name = quoteIdentifier(column.name);
  return `update ${quoteIdentifier(table.name)}\nset ${name} = ${sql}\nwhere ${name} is null`;
}

interface Part {
  readonly statements: readonly string[];
  /** Continues 'You want status of orders to …'. */
  readonly words: string;
  readonly step: Phrase;
  readonly warning?: string;
}

/** An enum whose values cannot be removed again becomes text with a list of allowed values. */
function isEnum(column: LexiconColumn): boolean {
  const { allowedValues, ...bare } = column;
  return allowedValues !== undefined && kindOf(bare) === 'other';
}

function typePart(
  change: Change<'change-column'>,
  schema: Lexicon,
  table: LexiconTable,
  column: LexiconColumn,
): Part[] {
  if (change.type === undefined) return [];
  const name = quoteIdentifier(column.name);
  const type = sqlType(change.type);
  const { compound, sql } =
    change.convert === undefined
      ? { compound: true, sql: convertedSql(name, column, change.type) }
      : expressionPiece(change.convert, scopeOf(environmentOf(schema), table));
  const using = change.convert === undefined ? sql : `${compound === true ? `(${sql})` : sql}::${type}`;
  const loses = column.hasDefault && change.default === undefined;
  return [
    {
      statements: [
        ...(column.hasDefault ? [alterColumn(table, column, 'drop default')] : []),
        alterColumn(table, column, `type ${type} using ${using}`),
      ],
      words: `be ${typeWords(change.type)}`,
      step: [...say`Change ${column.name} to `, `${typeWords(change.type)} and convert every value`],
      warning: `This fails if a value of ${humanise(column.name)} cannot be converted.${loses ? ` New rows no longer start with a value for ${humanise(column.name)}.` : ''}`,
    },
  ];
}

function choiceParts(
  { choices }: Change<'change-column'>,
  table: LexiconTable,
  column: LexiconColumn,
): Part[] {
  if (choices === undefined) return [];
  const gone = column.allowedValues === undefined ? [] : constraintsOn(table, 'check', [column.name]);
  if (choices === null && column.allowedValues === undefined)
    stop(`${humanise(column.name)} of ${humanise(table.name)} has no list of allowed values.`);
  const free = withRules(table, gone, []);
  const name = freeRuleName(free, [column.name], 'check');
  return [
    {
      statements: [
        ...gone.map((item) => alter(table, `drop constraint ${quoteIdentifier(item.name)}`)),
        ...(isEnum(column)
          ? [alterColumn(table, column, `type text using ${quoteIdentifier(column.name)}::text`)]
          : []),
        ...(choices === null
          ? []
          : [
              alter(
                table,
                `add constraint ${quoteIdentifier(name)} check (${choicesSql(column.name, choices)})`,
              ),
            ]),
      ],
      words: choices === null ? 'allow any value' : `be ${listed(choices, 'or')}`,
      step:
        choices === null
          ? say`Allow any value in ${column.name}`
          : [...say`Allow only these values in ${column.name}: `, listed(choices, 'or')],
    },
  ];
}

function fillPart(
  change: Change<'change-column'>,
  schema: Lexicon,
  table: LexiconTable,
  column: LexiconColumn,
): Part[] {
  if (change.fill === undefined) return [];
  const words = expressionWords(change.fill);
  return [
    {
      statements: [fillSql(schema, table, column, change.fill)],
      words: `be ${words} where it is empty`,
      step: [...say`Set ${column.name} to `, `${words} where it is empty`],
    },
  ];
}

function defaultPart(
  change: Change<'change-column'>,
  schema: Lexicon,
  table: LexiconTable,
  column: LexiconColumn,
): Part[] {
  const { default: start } = change;
  if (start === undefined) return [];
  if (start === null)
    return [
      {
        statements: [alterColumn(table, column, 'drop default')],
        words: 'start empty',
        step: say`New rows no longer start with a value for ${column.name}`,
      },
    ];
  const words = expressionWords(start);
  return [
    {
      statements: [alterColumn(table, column, `set default ${defaultSql(schema, column, start)}`)],
      words: `start as ${words}`,
      step: [...say`New rows start with ${column.name} `, words],
    },
  ];
}

function requiredPart(
  { required }: Change<'change-column'>,
  table: LexiconTable,
  column: LexiconColumn,
): Part[] {
  if (required === undefined) return [];
  return [
    {
      statements: [alterColumn(table, column, `${required ? 'set' : 'drop'} not null`)],
      words: required ? 'be filled in' : 'be allowed to stay empty',
      step: required ? say`Refuse any row without ${column.name}` : say`Let ${column.name} stay empty`,
      ...(required && { warning: `This fails if ${humanise(column.name)} is empty in a row.` }),
    },
  ];
}

function uniquePart({ unique }: Change<'change-column'>, table: LexiconTable, column: LexiconColumn): Part[] {
  if (unique === undefined) return [];
  if (unique)
    return [
      {
        statements: [alter(table, `add unique (${quoteIdentifier(column.name)})`)],
        words: 'be unique',
        step: say`Refuse any row whose ${column.name} already exists`,
        warning: 'This fails if two rows already share a value.',
      },
    ];
  const gone = constraintsOn(table, 'unique', [column.name]);
  if (gone.length === 0) stop(`${humanise(column.name)} of ${humanise(table.name)} need not be unique.`);
  return [
    {
      statements: gone.map(({ name }) => alter(table, `drop constraint ${quoteIdentifier(name)}`)),
      words: 'be allowed to occur twice',
      step: say`Let several rows have the same ${column.name}`,
    },
  ];
}

/** The column after the change. */
function changedFacts(change: Change<'change-column'>, column: LexiconColumn): LexiconColumn {
  const { allowedValues, ...bare } = column;
  const choices = change.choices === undefined ? allowedValues : (change.choices ?? undefined);
  const textual = isEnum(column) && change.choices !== undefined ? 'text' : column.type;
  return {
    ...bare,
    type: change.type === undefined ? textual : printedType(sqlType(change.type)),
    nullable: change.required === undefined ? column.nullable : !change.required,
    unique: change.unique ?? column.unique,
    hasDefault:
      change.default === undefined ? column.hasDefault && change.type === undefined : change.default !== null,
    ...(choices !== undefined && { allowedValues: choices }),
  };
}

/** Another type ends a list of texts, unless the change gives one. */
function withoutStaleChoices(
  change: Change<'change-column'>,
  { allowedValues }: LexiconColumn,
): Change<'change-column'> {
  const isStale = change.type !== undefined && sqlType(change.type) !== 'text' && allowedValues !== undefined;
  return isStale && change.choices === undefined ? { ...change, choices: null } : change;
}

export function changeColumn(asked: Change<'change-column'>, schema: Lexicon): Step {
  const table = requireTable(schema, asked.table);
  const column = requireColumn(table, asked.column);
  const change = withoutStaleChoices(asked, column);
  const choices = choiceParts(change, table, column);
  const changed = changedFacts(change, column);
  const later = withColumn(table, column, changed);
  const parts = [
    ...(change.choices === null ? choices : []),
    ...typePart(change, schema, table, column),
    ...fillPart(change, schema, later, changed),
    ...(change.choices === null ? [] : choices),
    ...defaultPart(change, schema, table, changed),
    ...requiredPart(change, table, column),
    ...uniquePart(change, table, column),
  ];
  const [name, label] = [humanise(column.name), humanise(table.name)];
  if (parts.length === 0) stop(`Say what should change about ${name} of ${label}.`);
  const plan = changePlan({
    title: `Change ${name} of ${label}`,
    doneTitle: `Changed ${name} of ${label}`,
    understood: `You want ${name} of ${label} to ${listed(parts.map(({ words }) => words))}.`,
    steps: parts.map(({ step }) => step),
    statements: parts.flatMap(({ statements }) => statements),
    object: { kind: 'column', name: `${table.name}.${column.name}` },
    warnings: parts.flatMap(({ warning }) => warning ?? []),
  });
  const { constraints = [], ...rest } = later;
  const gone = [
    ...(change.choices === undefined ? [] : constraintsOn(table, 'check', [column.name])),
    ...(change.unique === false ? constraintsOn(table, 'unique', [column.name]) : []),
  ];
  const columns = rest.columns.map((other) => (other.name === changed.name ? changed : other));
  const free = withRules({ ...rest, columns, constraints }, gone, []);
  const added = columnConstraints(table.name, [changed]).filter(
    (item) =>
      (item.kind === 'check' && change.choices !== undefined) ||
      (item.kind === 'unique' && change.unique === true),
  );
  return stepOf([plan], withTable(schema, table, withRules(free, [], added)));
}

export function addChoices(
  { table: wanted, column: name, choices }: Change<'add-choices'>,
  schema: Lexicon,
): Step {
  const table = requireTable(schema, wanted);
  const column = requireColumn(table, name);
  const { allowedValues } = column;
  if (allowedValues === undefined)
    return stop(
      `${humanise(column.name)} of ${humanise(table.name)} has no list of allowed values, so it takes any.`,
    );
  return changeColumn(
    {
      do: 'change-column',
      table: table.name,
      column: column.name,
      choices: [...new Set([...allowedValues, ...choices])],
    },
    schema,
  );
}
