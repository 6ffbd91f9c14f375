import type { Bind } from '../items.ts';
import { columnsOf, type Column, type Structure, type Table } from './structure.ts';

/** What a key of an item refers to: a table, or one of its columns. */
export interface Bound {
  readonly table: Table;
  readonly column?: Column | undefined;
}
export type Bounds = ReadonlyMap<string, Bound>;

/** A name without capitals, separators and plural, so that spellings of it compare equal. */
export function plainName(name: string): string {
  const letters = name.toLowerCase().replaceAll(/[^a-z0-9]/gu, '');
  if (letters.endsWith('ies')) return `${letters.slice(0, -3)}y`;
  if (/(?:ss|us|is)$/u.test(letters)) return letters;
  return letters.replace(/(?<=x|ch|sh|ss)es$|s$/u, '');
}

/** The first that is named like one of the alternatives: exactly, then in another spelling, then containing it. */
function named<Item extends { readonly name: string }>(
  items: readonly Item[],
  alternatives: readonly string[],
  mayContain: boolean,
): Item | undefined {
  for (const wanted of alternatives) {
    const found =
      items.find(({ name }) => name === wanted) ??
      items.find(({ name }) => plainName(name) === plainName(wanted));
    if (found) return found;
  }
  if (!mayContain) return undefined;
  const long = alternatives.filter((wanted) => wanted.length > 2).map(plainName);
  return long
    .map((wanted) => items.find(({ name }) => plainName(name).includes(wanted)))
    .find((item) => item !== undefined);
}

/** A table by its name, with its schema where that is not the founder's. */
export function literalTable(structure: Structure, name: string): Table | undefined {
  const [first = '', second] = name.split('.');
  const [schema, table] = second === undefined ? ['public', first] : [first, second];
  return structure.find((item) => item.schema === schema && item.name === table);
}

const supplied = new Set(['auth', 'storage', 'extensions']);

/** Finds what the effect made, however it is called. */
export function bindAll(
  binds: Readonly<Record<string, Bind>>,
  structure: Structure,
  before: Structure,
): Bounds {
  const bounds = new Map<string, Bound>();
  const older = new Map(before.map((table) => [table.oid, table]));
  const tableOf = (name: string): Table | undefined =>
    bounds.get(name)?.table ?? literalTable(structure, name);

  function boundTo(bind: Bind): Bound | undefined {
    if ('table' in bind) {
      const own = structure.filter(({ schema }) => !supplied.has(schema));
      const candidates = bind.new === true ? own.filter(({ oid }) => !older.has(oid)) : own;
      const only = bind.new === true && bind.any !== false && candidates.length === 1;
      const table =
        named(candidates, bind.table.split('|'), bind.new === true) ?? (only ? candidates[0] : undefined);
      return table && { table };
    }
    if ('junction' in bind) {
      const ends = bind.junction.map((name) => tableOf(name)?.oid);
      const table = structure.find(
        ({ oid, references }) =>
          !(bind.new === true && older.has(oid)) &&
          !ends.includes(oid) &&
          ends.every((end) => references.some((reference) => reference.table === end)),
      );
      return table && { table };
    }
    if ('col' in bind) {
      const table = tableOf(bind.col[0]);
      if (!table) return undefined;
      const known = bind.new === true ? older.get(table.oid)?.columns : undefined;
      const columns = table.columns.filter(({ number }) => !known?.some((old) => old.number === number));
      const column = named(columns, bind.col[1].split('|'), true);
      return column && { table, column };
    }
    const table = tableOf(bind.fk[0]);
    if (!table) return undefined;
    const targets = new Set(bind.fk[1].split('|').map((name) => tableOf(name)?.oid));
    const columns = table.references
      .filter((reference) => targets.has(reference.table) && reference.columns.length === 1)
      .flatMap((reference) => columnsOf(table, reference.columns));
    const wanted = bind.name?.split('|') ?? [];
    const byName = wanted
      .map((part) => columns.find(({ name }) => plainName(name).includes(plainName(part))))
      .find((column) => column !== undefined);
    const column = byName ?? (wanted.length === 0 || columns.length === 1 ? columns[0] : undefined);
    return column && { table, column };
  }

  for (const [key, bind] of Object.entries(binds)) {
    const bound = boundTo(bind);
    if (bound) bounds.set(key, bound);
  }
  return bounds;
}
