import { countText, type LaterChange } from '@saywright/domain/receipt';
import { z } from 'zod';
import {
  columnPart,
  namesAfter,
  partsOf,
  protectionPart,
  ruleParts,
  type AfterImage,
  type AfterState,
  type StructurePart,
} from './afterState.ts';
import { sameKey, type Capture } from './capture.ts';
import type { CatalogColumn, CatalogTable } from './catalog.ts';
import type { TableChange } from './changes.ts';
import { hasEquality, publicName } from './definitions.ts';
import { mostShown, sample, type RowSample } from './examples.ts';
import type { PlanRun } from './plan.ts';
import { identifier, type SqlSession } from './session.ts';

/** Later work that an undo would remove, with examples. */
export interface LaterLosses {
  readonly changes: readonly LaterChange[];
  readonly samples: readonly RowSample[];
}

/** A query for lost rows or values: its FROM clause, with alias `c` for the shown row. */
interface Loss {
  readonly kind: 'rows' | 'values' | 'returns';
  readonly name: string;
  readonly from: string;
  readonly columns: readonly string[];
}

/** A captured table after the undo; undefined where it no longer exists. */
type Undone = TableChange | undefined;

// A constant default: nobody typed the values it fills in.
const constant = /^(?:-?[\d.]+|'(?:[^']|'')*'|true|false)(?:::[\w\s".[\](),]+)?$/i;

function differs(a: string, b: string, comparable: boolean): string {
  return comparable ? `${a} is distinct from ${b}` : `${a}::text is distinct from ${b}::text`;
}

/** SQL condition that a value is set and is not just the column's default. */
function isFilled(column: CatalogColumn): string {
  const value = `c.${identifier(column.name)}`;
  const typed =
    column.default !== null && constant.test(column.default)
      ? ` and ${differs(value, `(${column.default})`, false)}`
      : '';
  return `(${value} is not null${typed})`;
}

interface Sides {
  readonly capture: Capture;
  readonly undone: Undone;
  /** Images of whole rows and of the values of some columns, joined as `f` and `p`. */
  readonly full: AfterImage | undefined;
  readonly part: AfterImage | undefined;
}

/** SQL condition that a value is not what the operation left behind. */
function changedLater({ full, part }: Sides, column: CatalogColumn): string {
  const name = identifier(column.name);
  const comparable = hasEquality(column.type);
  if (part?.columns.includes(column.name)) return differs(`c.${name}`, `p.${name}`, comparable);
  if (!full) return 'true';
  const key = `f.${identifier(full.key[0] ?? '')}`;
  return full.columns.includes(column.name)
    ? `(${key} is null or ${differs(`c.${name}`, `f.${name}`, comparable)})`
    : isFilled(column);
}

function joined({ full, part }: Sides): string {
  return [full ? (['f', full] as const) : undefined, part ? (['p', part] as const) : undefined]
    .flatMap((side) =>
      side ? [`left join ${side[1].image} ${side[0]} on ${sameKey(side[1].key, 'c', side[0])}`] : [],
    )
    .join(' ');
}

function any(conditions: readonly string[]): string {
  return conditions.length > 0 ? `(${conditions.join(' or ')})` : 'false';
}

/** Compares the rows and values of a table with a key: now, as the operation left them, and as undo leaves them. */
function keyedLosses(sides: Sides): readonly Loss[] {
  const { capture, undone, full } = sides;
  const { table, key, old, added, whole } = capture;
  const columns = table.columns.filter((column) => column.generated === '');
  const name = table.name;
  const shown = columns.map((column) => column.name);
  const since = full
    ? any([
        `f.${identifier(full.key[0] ?? '')} is null`,
        ...columns.map((column) => changedLater(sides, column)),
      ])
    : 'true';
  const source = `${old} c ${joined(sides)}`;
  if (!undone) return [{ kind: 'rows', name, columns: shown, from: `${source} where ${since}` }];
  const pairs = columns.map((column) => ({
    column,
    left: undone.after.columns.find((other) => other.number === column.number),
  }));
  const values = pairs
    .filter(({ left }) => left === undefined)
    .map(({ column }): Loss => {
      const typed = `c.${identifier(column.name)} is not null and ${changedLater(sides, column)}`;
      // A new row got the column's default: nobody typed it.
      const own = sides.part
        ? `(p.${identifier(sides.part.key[0] ?? '')} is not null or ${isFilled(column)})`
        : isFilled(column);
      return {
        kind: 'values',
        name: `${name}.${column.name}`,
        columns: [...key, column.name],
        from: `${source} where ${typed} and ${own}`,
      };
    });
  const keyAfter = namesAfter(key, table, undone.after);
  if (!keyAfter) return values;
  const result = publicName(undone.after.name);
  const same = key
    .map((column, at) => `r.${identifier(keyAfter[at] ?? '')} = c.${identifier(column)}`)
    .join(' and ');
  const gone = `r.${identifier(keyAfter[0] ?? '')} is null`;
  const overwritten = pairs.flatMap(({ column, left }) =>
    left
      ? [
          `(${differs(`c.${identifier(column.name)}`, `r.${identifier(left.name)}`, left.type === column.type && hasEquality(left.type))} and ${changedLater(sides, column)})`,
        ]
      : [],
  );
  const rows: Loss = {
    kind: 'rows',
    name,
    columns: shown,
    from: `${source} left join ${result} r on ${same} where (${gone} and ${since}) or (not ${gone} and ${any(overwritten)})`,
  };
  const back: readonly Loss[] = full
    ? [
        {
          kind: 'returns',
          name,
          columns: full.columns,
          from: whole
            ? `${full.image} c join ${result} r on ${same} where not exists (select 1 from ${old} o where ${sameKey(key, 'o', 'c')})`
            : `${full.image} c join ${added} k on ${sameKey(key, 'c', 'k')}`,
        },
      ]
    : [];
  return [rows, ...values, ...back];
}

/** Without a key rows cannot be distinguished, so equal ones are counted against each other. */
function keylessLosses({ capture, undone, full, part }: Sides): readonly Loss[] {
  const { table, old } = capture;
  const beyond = (names: readonly string[], image: AfterImage | undefined): string => {
    const list = names.map((name) => `${identifier(name)}::text as ${identifier(name)}`).join(', ');
    return `(select ${list} from ${old}${image ? ` except all select ${list} from ${image.image}` : ''}) c`;
  };
  const columns = table.columns.filter((column) => column.generated === '');
  if (!undone || !capture.whole) {
    const names = columns.map((column) => column.name).filter((name) => full?.columns.includes(name) ?? true);
    return [{ kind: 'rows', name: table.name, columns: names, from: beyond(names, full) }];
  }
  return columns
    .filter((column) => !undone.after.columns.some((other) => other.number === column.number))
    .map((column) => ({
      kind: 'values',
      name: `${table.name}.${column.name}`,
      columns: [column.name],
      from: `${beyond([column.name], part?.columns.includes(column.name) ? part : undefined)} where ${isFilled({ ...column, default: null })}`,
    }));
}

function lossesOf(capture: Capture, run: PlanRun, state: AfterState): readonly Loss[] {
  const { table, key } = capture;
  const undone = run.change.kept.find(({ before }) => before.oid === table.oid);
  const images = state.images.filter((image) => image.table === table.name);
  const usable = (image: AfterImage): boolean => key.every((name) => image.key.includes(name));
  const keyed = key.length > 0 && images.every(usable);
  const sides: Sides = {
    capture,
    undone,
    full: images.find((image) => image.kind !== 'columns'),
    part: images.find((image) => image.kind === 'columns'),
  };
  return keyed ? keyedLosses(sides) : keylessLosses(sides);
}

function removedParts(change: TableChange): readonly StructurePart[] {
  const { before } = change;
  const columns = [...change.dropped, ...[...change.retyped, ...change.redefined].map((pair) => pair.before)];
  const rules = {
    constraints: change.constraintsDropped,
    indexes: change.indexesDropped,
    policies: change.policiesDropped,
  };
  const isProtected =
    before.rowSecurity === change.after.rowSecurity && before.forced === change.after.forced;
  return [
    ...columns.map((column) => columnPart(before.name, column)),
    ...ruleParts(before.name, rules),
    ...(isProtected ? [] : [protectionPart(before)]),
  ];
}

/** Columns and rules that undo removes and that are not as the operation left them. */
function structureLosses({ change }: PlanRun, { structure }: AfterState): readonly LaterChange[] {
  const lost = (table: CatalogTable, parts: readonly StructurePart[]): readonly LaterChange[] =>
    parts
      .filter(
        ({ name, definition }) =>
          !structure[table.name]?.some((part) => part.name === name && part.definition === definition),
      )
      .map(({ name }) => ({ kind: 'structure', name, count: 1 }));
  const all = [
    ...change.dropped.flatMap((table) => lost(table, partsOf(table))),
    ...change.kept.flatMap((kept) => lost(kept.before, removedParts(kept))),
  ];
  return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at);
}

const countSchema = z.object({ count: z.coerce.number() });

/**
 * Later work that an undo removed in the current transaction: everything that is neither as the undone operation left
 * it nor as the undo leaves it. Call before the undo of this undo is tried.
 */
export async function laterLosses(
  session: SqlSession,
  run: PlanRun,
  state: AfterState,
): Promise<LaterLosses> {
  const changes: LaterChange[] = [];
  const samples: RowSample[] = [];
  for (const { kind, name, from, columns } of run.captures.flatMap((capture) =>
    lossesOf(capture, run, state),
  )) {
    const [row] = await session.query(`select count(*)::int8 as count from ${from}`);
    const { count } = countSchema.parse(row);
    if (count === 0) continue;
    changes.push({ kind, name, count });
    const caption =
      kind === 'returns'
        ? `Deleted later, would come back: ${name}`
        : `Later changes that would be lost: ${name}`;
    const part = count > mostShown ? `, ${mostShown} of ${countText(count)}` : '';
    samples.push(await sample(session, `${caption}${part}`, columns.slice(0, 6), from, 'c'));
  }
  return { changes: [...changes, ...structureLosses(run, state)], samples };
}
