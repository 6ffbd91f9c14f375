import { counted } from '@saywright/domain/receipt';
import { sameKey, type Capture } from './capture.ts';
import type { CatalogTable } from './catalog.ts';
import { publicName } from './definitions.ts';
import type { PlanRun } from './plan.ts';
import { cellRows, identifier, type SqlSession } from './session.ts';

/** A few rows of a table as text, in column order; null stays null. */
export interface RowSample {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
}

const shown = 3;

/** Columns by which a person recognises a row: all but the row id, at most five. */
function recognisable(table: CatalogTable, key: readonly string[]): readonly string[] {
  const names = table.columns.map((column) => column.name);
  const others = names.filter((name) => !key.includes(name));
  return (others.length > 0 ? others : names).slice(0, 5);
}

/** The first rows of a query, with a caption. */
export async function sample(
  session: SqlSession,
  caption: string,
  columns: readonly string[],
  from: string,
  alias: string,
): Promise<RowSample> {
  const list = columns.map((column) => `${alias}.${identifier(column)}::text`).join(', ');
  const rows = await session.query(
    `select to_json(array[${list}]::text[]) as row from ${from} limit ${shown}`,
  );
  return { caption, columns, rows: cellRows(rows) };
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
    if (count > shown) return `${shown} of the ${counted(count, 'row')}`;
    return count === 1 ? 'The row' : `The ${count} rows`;
  };
  const name = publicName(table.name);
  const samples: RowSample[] = [];
  // The earlier rows include those that were only changed.
  const gone =
    effect.updated > 0 && !whole && now.length > 0
      ? `${old} k where not exists (select 1 from ${name} t where ${sameKey(key, 't', 'k')})`
      : `${old} k`;
  if (effect.deleted > 0)
    samples.push(await sample(session, `${some(effect.deleted)} to be deleted`, columns, gone, 'k'));
  if (effect.updated > 0 && !whole && now.length > 0)
    samples.push(
      await sample(
        session,
        `${some(effect.updated)} as changed`,
        now,
        `${old} k join ${name} t on ${sameKey(key, 't', 'k')}`,
        't',
      ),
    );
  if (effect.inserted > 0 && !whole && now.length > 0)
    samples.push(
      await sample(
        session,
        `${some(effect.inserted)} to be added`,
        now,
        `${added} k join ${name} t on ${sameKey(key, 't', 'k')}`,
        't',
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
