import type { ReadPart } from '@saywright/domain/ast';
import { writePlan, writeQuestion } from '@saywright/domain/write';
import type { Scene } from '../answer.ts';

/** The statements of a part, written for the state that earlier parts leave behind; throws a sentence for the founder. */
export async function databaseSql(
  part: Extract<ReadPart, { readonly service: 'database' }>,
  { lexiconAfter, countAfter }: Extract<Scene, { readonly service: 'database' }>,
  before: string,
): Promise<string> {
  const lexicon = await lexiconAfter(before);
  if ('question' in part) {
    const written = writeQuestion(part.question, part.caption, lexicon);
    if (!written.ok) throw new Error(written.error);
    return written.value.sql;
  }
  const written = writePlan(part.changes, lexicon);
  if (!written.ok) throw new Error(written.error);
  const { plan, lookups } = written.value;
  for (const { sql, most, none, several } of lookups) {
    const count = await countAfter(before, sql);
    if (count === 0) throw new Error(none);
    if (count > 1 && most === 'one') throw new Error(several);
  }
  return plan.sql.replace(/;\s*$/u, '');
}
