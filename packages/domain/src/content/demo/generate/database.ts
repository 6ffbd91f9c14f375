import { understand } from '../../planner/index.ts';
import { generated, readable } from './result.ts';
import { simulatedCode, type GeneratedCode } from '../generation.ts';

/** What is known of the database the code is for: nothing. */
const empty = { tables: [] };

/**
 * SQL for a new table, planned the same way as in the studio, for a database that has no tables yet; typed SQL and
 * changes of what is already there are not written here.
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
    next.length === 0 ? '' : ' Only the first wish is written here; the studio takes them one by one.';
  return generated(
    { name: 'migration', understood: `${plan.understood}${left}`, code: plan.sql },
    description,
    'database',
  );
}
