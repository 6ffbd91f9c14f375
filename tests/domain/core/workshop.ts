import type {
  ColumnSpec,
  Condition,
  DatabaseChange,
  Expression,
} from '../../../packages/domain/src/language/ast/index.ts';
import { readDatabase } from '../../../packages/domain/src/language/core/index.ts';
import type {
  Lexicon,
  LexiconColumn,
  LexiconTable,
} from '../../../packages/domain/src/language/planner/lexicon.ts';

function column(name: string, type = 'text', part: Partial<LexiconColumn> = {}): LexiconColumn {
  return { name, type, nullable: true, hasDefault: false, unique: false, primaryKey: false, ...part };
}

const key = column('id', 'bigint', { nullable: false, hasDefault: true, unique: true, primaryKey: true });

function table(name: string, ...columns: readonly LexiconColumn[]): LexiconTable {
  return { name, columns, rowSecurity: true, policies: [] };
}

/** A bicycle workshop that also leads rides. */
export const workshop: Lexicon = {
  tables: [
    table(
      'bikes',
      key,
      column('brand'),
      column('frame_number'),
      column('price', 'numeric'),
      column('colour', 'text', { values: ['red', 'blue', 'matt black'] }),
      column('gears', 'integer'),
      column('owner_name'),
    ),
    table(
      'repairs',
      key,
      column('bike_id', 'bigint', { references: 'bikes' }),
      column('begun_on', 'date'),
      column('ready_on', 'date'),
      column('hours', 'numeric'),
      column('urgent', 'boolean'),
      column('mechanic'),
    ),
    table('customers', key, column('full_name'), column('email'), column('phone'), column('town')),
    table(
      'rides',
      key,
      column('title'),
      column('starts_at', 'timestamp with time zone'),
      column('seats', 'integer'),
    ),
    table(
      'seatings',
      key,
      column('ride_id', 'bigint', { references: 'rides' }),
      column('customer_id', 'bigint', { references: 'customers' }),
    ),
    table('tool_log', column('tool'), column('day', 'date')),
  ],
};

function value(of: Expression): string {
  if (of.kind === 'value') return JSON.stringify(of.value);
  if (of.kind === 'column') return of.name;
  if (of.kind === 'call') return `${of.name}(${of.arguments.map((one) => value(one)).join(', ')})`;
  return of.kind;
}

function condition(of: Condition): string {
  if (of.kind === 'compare') return `${value(of.left)} ${of.operator} ${value(of.right)}`;
  if (of.kind === 'between') return `${value(of.left)} ${value(of.from)}..${value(of.to)}`;
  if (of.kind === 'any') return of.of.map((one) => condition(one)).join(' or ');
  if (of.kind === 'not') return `not ${condition(of.of)}`;
  return of.kind === 'empty' ? `${value(of.of)} empty` : of.kind;
}

function spec({
  name,
  type,
  required,
  unique,
  default: initial,
  choices,
  check,
  references,
}: ColumnSpec): string {
  return [
    `${name}: ${references ? `${references.table} (${references.onDelete})` : type}`,
    ...(required === true ? ['required'] : []),
    ...(required === false ? ['optional'] : []),
    ...(unique ? ['unique'] : []),
    ...(initial ? [`= ${value(initial)}`] : []),
    ...(choices ? [choices.join('|')] : []),
    ...(check ? [condition(check)] : []),
  ].join(' ');
}

function shown(change: DatabaseChange): readonly string[] {
  switch (change.do) {
    case 'create-table':
      return [
        `table ${change.name}`,
        ...change.columns.map((one) => `  ${spec(one)}`),
        ...(change.unique ?? []).map((set) => `  unique ${set.join(' + ')}`),
        ...(change.checks ?? []).map((one) => `  check ${condition(one)}`),
      ];
    case 'add-columns':
      return change.columns.map((one) => `${change.table} + ${spec(one)}`);
    case 'change-column': {
      const { table: name, column: of, required, fill, default: initial, choices } = change;
      return [
        [
          `${name}.${of}`,
          ...(required === undefined ? [] : [required ? 'required' : 'optional']),
          ...(fill ? [`filled ${value(fill)}`] : []),
          ...(initial ? [`= ${value(initial)}`] : []),
          ...(choices ? [choices.join('|')] : []),
        ].join(' '),
      ];
    }
    case 'add-check':
      return [`${change.table} check ${condition(change.condition)}`];
    case 'insert':
      return change.rows.map(
        (row) =>
          `${change.table} row ${Object.values(row)
            .map((one) => value(one))
            .join(', ')}`,
      );
    default: {
      const { do: what, table: name, ...rest } = { table: '', ...change };
      return [`${what} ${name} ${Object.values(rest).flat().join(' ')}`];
    }
  }
}

/** What the rules read in an instruction to the workshop, or to an empty project, in a few words; undefined where nothing. */
export function reading(instruction: string, isEmpty = false): readonly string[] | undefined {
  const found = readDatabase(instruction, {
    lexicon: isEmpty ? { tables: [] } : workshop,
    today: '2026-11-23',
  });
  if (found?.kind !== 'parts') return undefined;
  return found.parts.flatMap((part) =>
    'changes' in part && part.service === 'database'
      ? part.changes.flatMap((change) => shown(change))
      : [part.service],
  );
}
