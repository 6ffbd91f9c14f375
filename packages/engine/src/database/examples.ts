import { counted } from '@saywright/domain/receipt';
import { z } from 'zod';
import { sameKey, sameValues, type Capture } from './capture.ts';
import { catalogText, type CatalogTable } from './catalog.ts';
import { publicName } from './definitions.ts';
import type { PlanRun } from './plan.ts';
import { cellRows, type SqlSession } from './session.ts';
import { asStored, shownColumns, type ShownColumns } from './shownColumns.ts';

/** A few rows of a table as text, in column order; null stays null. */
export interface RowSample {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
}

/** Rows that a sample shows at most. */
export const mostShown = 3;

/** The most columns of an example. */
const mostColumns = 5;

/** Columns by which a person recognises a row: all but the row id, at most five. */
function recognisable(table: CatalogTable, key: readonly string[]): readonly string[] {
  const names = table.columns.map((column) => column.name);
  const others = names.filter((name) => !key.includes(name));
  return (others.length > 0 ? others : names).slice(0, mostColumns);
}

/** The first rows of a query, with a caption. */
export async function sample(
  session: SqlSession,
  caption: string,
  columns: readonly string[],
  from: string,
  alias: string,
  shown: ShownColumns = asStored,
): Promise<RowSample> {
  const list = columns.map((column) => shown(column).sql(alias)).join(', ');
  const rows = await session.query(
    `select to_json(array[${list}]::text[]) as row from ${from} limit ${mostShown}`,
  );
  const texts = columns.map((column) => shown(column));
  return {
    caption,
    columns: texts.map(({ label }) => label),
    rows: cellRows(rows).map((cells) => cells.map((cell, at) => texts[at]?.text(cell) ?? null)),
  };
}

/** A changed value with the one before it. */
function changeText(before: string | null, now: string | null): string {
  return `${before ?? 'empty'} → ${now ?? 'empty'}`;
}

const pairsSchema = z.array(
  z.object({ was: z.array(z.string().nullable()), now: z.array(z.string().nullable()) }),
);

/** The first changed rows: what names a row, then the changed values with the earlier ones, then other columns. */
async function changedSample(
  session: SqlSession,
  caption: string,
  { table, key, old }: Capture,
  after: CatalogTable,
  shown: ShownColumns,
): Promise<RowSample> {
  const names = after.columns.map((column) => column.name);
  const isOld = (name: string): boolean => table.columns.some((column) => column.name === name);
  const list = (alias: string): string =>
    names.map((name) => (alias === 't' || isOld(name) ? shown(name).sql(alias) : 'null')).join(', ');
  // Rows that were written with the values they had are counted only where the table itself changed.
  const written =
    catalogText([table]) !== catalogText([after]) ? '' : ` where not (${sameValues(names, 'k', 't')})`;
  const pairs = pairsSchema.parse(
    await session.query(
      `select to_json(array[${list('k')}]::text[]) as was, to_json(array[${list('t')}]::text[]) as now from ${old} k join ${publicName(after.name)} t on ${sameKey(key, 't', 'k')}${written} limit ${mostShown}`,
    ),
  );
  const places = names.map((name, at) => ({ name, at, type: after.columns[at]?.type }));
  const changed = places.filter(({ at }) => pairs.some(({ was, now }) => was[at] !== now[at]));
  const others = places.filter((place) => !changed.includes(place) && !key.includes(place.name));
  const named = others.find(({ type }) => type === 'text') ?? others[0];
  const first = named ? [named] : places.filter(({ name }) => key.includes(name));
  const rest = others.filter((place) => place !== named);
  const all = [...first, ...changed.filter((place) => !first.includes(place)), ...rest].slice(0, mostColumns);
  return {
    caption,
    columns: all.map(({ name }) => shown(name).label),
    rows: pairs.map(({ was, now }) =>
      all.map(({ name, at }) => {
        const { text } = shown(name);
        const [before, value] = [text(was[at] ?? null), text(now[at] ?? null)];
        return before === value || !isOld(name) ? value : changeText(before, value);
      }),
    ),
  };
}

async function ofCapture(session: SqlSession, run: PlanRun, capture: Capture): Promise<RowSample[]> {
  const { table, key, old, added, whole } = capture;
  const effect = run.effects.rows.find((row) => row.table === table.name);
  if (!effect || key.length === 0) return [];
  const columns = recognisable(table, key);
  // The plan may also have renamed or removed the table, its key, or columns.
  const after = run.after.find(({ name: one }) => one === table.name);
  const isThere = key.every((one) => after?.columns.some((column) => column.name === one));
  const now = after && isThere ? recognisable(after, key) : [];
  const some = (count: number): string => {
    if (count > mostShown) return `${mostShown} of the ${counted(count, 'row')}`;
    return count === 1 ? 'The row' : `The ${count} rows`;
  };
  const name = publicName(table.name);
  // Names are looked up in the tables as they are once the plan has run.
  const shown = shownColumns(run.after, after ?? table);
  const samples: RowSample[] = [];
  // The earlier rows include those that were only changed.
  const gone =
    effect.updated > 0 && !whole && now.length > 0
      ? `${old} k where not exists (select 1 from ${name} t where ${sameKey(key, 't', 'k')})`
      : `${old} k`;
  if (effect.deleted > 0)
    samples.push(await sample(session, `${some(effect.deleted)} to be deleted`, columns, gone, 'k', shown));
  if (effect.updated > 0 && !whole && after && now.length > 0)
    samples.push(await changedSample(session, `${some(effect.updated)} as changed`, capture, after, shown));
  if (effect.inserted > 0 && !whole && now.length > 0)
    samples.push(
      await sample(
        session,
        `${some(effect.inserted)} to be added`,
        now,
        `${added} k join ${name} t on ${sameKey(key, 't', 'k')}`,
        't',
        shown,
      ),
    );
  return samples;
}

/** Example rows of what a plan did, read after it ran; call before undo is tried. */
export async function sampleRows(session: SqlSession, run: PlanRun): Promise<readonly RowSample[]> {
  const samples: RowSample[] = [];
  for (const capture of run.captures) samples.push(...(await ofCapture(session, run, capture)));
  return samples;
}
