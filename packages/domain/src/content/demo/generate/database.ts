import { understand } from '../../../language/planner/index.ts';
import { generated, readable } from './result.ts';
import { simulatedCode, type GeneratedCode } from '../generation.ts';

/** The schema of the database: no tables yet. */
const empty = { tables: [] };

/**
 * SQL for a new table, planned as in the studio for a database without tables. Typed SQL and changes to existing tables
 * give an outline.
 */
export function generateDatabase(description: string): GeneratedCode {
  const found = understand(readable(description), empty);
  if (found.kind === 'refusal') return simulatedCode(description, found.reason, found.suggestions);
  if (found.kind === 'question')
    return simulatedCode(
      description,
      found.text,
      found.choices.map(({ instruction }) => instruction),
    );
  const { plan, next } = found;
  if (plan.object.kind === 'script')
    return simulatedCode(description, 'This is SQL already. Describe the table in plain English.');
  const left =
    next.length === 0 ? '' : ' Only the first request is written here; the studio handles them one by one.';
  return generated(
    { name: 'migration', understood: `${plan.understood}${left}`, code: plan.sql },
    description,
    'database',
  );
}
