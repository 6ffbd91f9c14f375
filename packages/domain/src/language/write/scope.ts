import type { Selection } from '../ast/expression.ts';
import type { ColumnKind } from '../planner/kinds.ts';
import { kindOf } from '../planner/kinds.ts';
import type { Lexicon, LexiconColumn, LexiconTable } from '../planner/lexicon.ts';
import { humanise } from '../planner/names.ts';
import { listed } from '../planner/outcome.ts';
import { quoteIdentifier } from '../planner/sql.ts';
import { noColumn, resolve } from './names.ts';
import { stop } from './problem.ts';

/** The kind of a value; `unknown` takes the kind of what it is compared with. */
export type Kind = ColumnKind | 'interval' | 'list' | 'unknown';

/** An expression as SQL. */
export interface Piece {
  readonly sql: string;
  readonly kind: Kind;
  /** Needs brackets inside another expression. */
  readonly compound?: boolean;
  /** The column, if it is nothing else. */
  readonly column?: LexiconColumn;
}

/** A table that columns are taken from, under the name it has in the statement. */
export interface Source {
  readonly name: string;
  readonly table: LexiconTable;
}

/** What was found while expressions of one selection were written. */
export interface Notes {
  aggregated: boolean;
  /** SQL of the columns used outside aggregates. */
  readonly bare: string[];
}

/** A selection inside an expression, already written. */
export interface Lookup {
  readonly selection: Selection;
  readonly sql: string;
}

/** How many columns a selection inside an expression gives: one value, or none as only rows count. */
export type Width = 'one' | 'any';

/** What all expressions of one statement share. */
export interface Environment {
  readonly schema: Lexicon;
  /** In an access rule, functions of the session are wrapped so that they run once. */
  readonly isRule: boolean;
  /** Selections for one value that do not depend on the row at hand. */
  readonly lookups: Lookup[];
  /** Names of the tables that were read. */
  readonly used: Set<string>;
  readonly select: (selection: Selection, scope: Scope, width: Width) => Selected;
}

/** A selection as SQL, for use inside an expression. */
export interface Selected {
  readonly sql: string;
  readonly kind: Kind;
  readonly isCorrelated: boolean;
}

/** Where the columns of an expression come from. */
export interface Scope {
  readonly environment: Environment;
  readonly sources: readonly Source[];
  readonly outer?: Scope | undefined;
  /** True where aggregates make sense; inside an aggregate and in conditions on rows they do not. */
  readonly aggregates?: boolean;
  /** What a count of rows counts where rows without a match are kept. */
  readonly counted?: string | undefined;
  readonly notes: Notes;
  /** Set when an expression uses a column of an enclosing scope. */
  readonly reach: { outside: boolean };
}

/** A scope over the rows of one table, or over none. */
export function scopeOf(environment: Environment, table?: LexiconTable, outer?: Scope): Scope {
  return {
    environment,
    sources: table === undefined ? [] : [{ name: table.name, table }],
    outer,
    notes: { aggregated: false, bare: [] },
    reach: { outside: false },
  };
}

export function kindOfColumn(column: LexiconColumn): Kind {
  if (column.type.endsWith('[]')) return 'list';
  const { allowedValues: _values, ...bare } = column;
  return column.type.startsWith('interval') ? 'interval' : kindOf(bare);
}

interface Found extends Source {
  readonly column: LexiconColumn;
  readonly isOutside: boolean;
}

function inSources(sources: readonly Source[], name: string): Omit<Found, 'isOutside'> | undefined {
  const found = sources.flatMap((source) => {
    const column = resolve(source.table.columns, name);
    return column === undefined ? [] : [{ ...source, column }];
  });
  const [first] = found;
  // The row at hand comes first; among joined tables a name has to be clear.
  if (found.length > 1 && first?.name !== sources[0]?.name)
    stop(
      `${listed(found.map((item) => humanise(item.name)))} each have a column called ${name}. Say which one.`,
    );
  return first;
}

/** The nearest source with a name in the statement, else the nearest one of a table with that name. */
function findSource(scope: Scope, wanted: string): (Source & { readonly at: Scope }) | undefined {
  const scopes = [...enclosing(scope)];
  const named = scopes.flatMap((at) => at.sources.map((source) => ({ ...source, at })));
  return (
    named.find(({ name }) => name === wanted) ??
    named.find(({ name, table }) => resolve([{ name }, table], wanted) !== undefined)
  );
}

function* enclosing(scope: Scope): Iterable<Scope> {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) yield at;
}

function inTable(scope: Scope, table: string, name: string): Found {
  const source = findSource(scope, table);
  if (source === undefined)
    return stop(`${humanise(table)} is not part of this, so its ${humanise(name)} is unknown here.`);
  const column = resolve(source.table.columns, name) ?? stop(noColumn(source.table, name));
  return { name: source.name, table: source.table, column, isOutside: source.at !== scope };
}

function anywhere(scope: Scope, name: string): Found {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) {
    const found = inSources(at.sources, name);
    if (found !== undefined) return { ...found, isOutside: at !== scope };
  }
  const table = scope.sources[0]?.table ?? scope.outer?.sources[0]?.table;
  return stop(table === undefined ? `There is no row here to take ${name} from.` : noColumn(table, name));
}

/** A column as SQL; qualified where more than one table is in sight. */
export function columnPiece(scope: Scope, name: string, table: string | undefined): Piece {
  const found = table === undefined ? anywhere(scope, name) : inTable(scope, table, name);
  const sources = [...enclosing(scope)].flatMap((at) => at.sources);
  const isAlone = sources.length === 1;
  const quoted = quoteIdentifier(found.column.name);
  const sql = isAlone ? quoted : `${quoteIdentifier(found.name)}.${quoted}`;
  if (found.isOutside) markOutside(scope, found);
  else scope.notes.bare.push(sql);
  return { sql, kind: kindOfColumn(found.column), column: found.column };
}

/** Every scope between the expression and the source of its column depends on something outside. */
function markOutside(scope: Scope, { name }: Source): void {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.outer) {
    if (at.sources.some((source) => source.name === name)) return;
    at.reach.outside = true;
  }
}
