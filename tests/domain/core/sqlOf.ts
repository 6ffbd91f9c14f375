import { readDatabase, readLookup, readRowList, withClock } from '@saywright/domain/core';
import type { Lexicon } from '@saywright/domain/planner';
import { writePlan, writeQuestion } from '@saywright/domain/write';
import { today } from './salon.ts';

type Part = NonNullable<ReturnType<typeof readDatabase>>;

/** The SQL of a reading on one line; `-` where there is none. */
export function sqlOf(reading: Part | undefined, lexicon: Lexicon): string {
  if (reading?.kind !== 'parts') return '-';
  const [part] = reading.parts;
  if (part?.service !== 'database') return '-';
  const written =
    'changes' in part
      ? writePlan(part.changes, lexicon)
      : writeQuestion(part.question, part.caption, lexicon);
  if (!written.ok) return 'unwritten';
  const sql = 'plan' in written.value ? written.value.plan.sql : written.value.sql;
  return sql.replaceAll(/\s+/gu, ' ').replace(/;\s*$/u, '');
}

/** What a sentence does as rows at once, as a lookup, or by the rules. */
export function rowsOf(said: string, lexicon: Lexicon): string {
  const listed = readRowList(withClock(said), { lexicon, today });
  return `${listed?.isSure === false ? 'unsure: ' : ''}${sqlOf(listed?.reading, lexicon)}`;
}
/** The SQL of what is asked, or changed by the rules. */
export const askedOf = (said: string, lexicon: Lexicon): string =>
  sqlOf(readLookup(said, { lexicon, today }) ?? readDatabase(said, { lexicon, today }), lexicon);
