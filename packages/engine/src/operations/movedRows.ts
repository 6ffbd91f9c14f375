import type { DatabasePlan } from '@saywright/domain/planner';
import type { ProjectDatabase } from '../ports/projectDatabase.ts';

/** Rows that a sentence names; the others are counted. */
const mostNamed = 5;

/** Says which rows of a plan are no longer as the person saw them; undefined when all are. */
export async function movedRows(
  database: Pick<ProjectDatabase, 'read'>,
  owner: string,
  { expects, object }: Pick<DatabasePlan, 'expects' | 'object'>,
): Promise<string | undefined> {
  if (!expects) return undefined;
  const read = await database.read(expects.sql, owner);
  if (!read.ok) return read.error;
  const names = read.value.rows.map(([place]) => expects.rows[Number(place) - 1] ?? '');
  if (names.length === 0) return undefined;
  const more = names.length - mostNamed;
  const named = names.slice(0, mostNamed).join(', ');
  const rows = names.length === 1 ? `Row ${named}` : `Rows ${named}${more > 0 ? ` and ${more} more` : ''}`;
  const were = names.length === 1 ? 'was changed or deleted' : 'were changed or deleted';
  return `${rows} of ${object.name} ${were} since you opened the table. Nothing was changed. Load the rows again, then make your change.`;
}
