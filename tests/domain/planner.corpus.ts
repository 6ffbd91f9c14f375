import type { Lexicon } from '@saywright/domain/planner';
import { access } from './corpus/access.ts';
import { amounts } from './corpus/amounts.ts';
import { bonds } from './corpus/bonds.ts';
import type { CorpusCase } from './corpus/case.ts';
import { changes } from './corpus/changes.ts';
import { columns } from './corpus/columns.ts';
import { conditions } from './corpus/conditions.ts';
import { dates } from './corpus/dates.ts';
import { founders } from './corpus/founders.ts';
import { losses } from './corpus/losses.ts';
import { newColumns } from './corpus/newColumns.ts';
import { newRows } from './corpus/newRows.ts';
import { slips } from './corpus/slips.ts';
import { other } from './corpus/other.ts';
import { reads } from './corpus/reads.ts';
import { rows } from './corpus/rows.ts';
import { single } from './corpus/single.ts';
import { states } from './corpus/states.ts';
import { studioRows } from './corpus/studioRows.ts';
import { studioStructure } from './corpus/studioStructure.ts';
import { tables } from './corpus/tables.ts';
import { updates } from './corpus/updates.ts';
import { values } from './corpus/values.ts';
import { first, shop, studio } from './planner.lexicon.ts';

/** Instructions as people write them, by subject, on the shop. */
export const corpus: Readonly<Record<string, readonly CorpusCase[]>> = {
  tables,
  columns,
  rows,
  access,
  reads,
  other,
  founders,
  dates,
  values,
  newColumns,
  changes,
  amounts,
  losses,
  newRows,
  states,
  bonds,
  updates,
  conditions,
  slips,
};

/** Every instruction with the tables it is read against. */
export const subjects: readonly {
  readonly subject: string;
  readonly lexicon: Lexicon;
  readonly cases: readonly CorpusCase[];
}[] = [
  ...Object.entries(corpus).map(([subject, cases]) => ({ subject, lexicon: shop, cases })),
  { subject: 'rows of the studio', lexicon: studio, cases: studioRows },
  { subject: 'structure of the studio', lexicon: studio, cases: studioStructure },
  { subject: 'a single table', lexicon: first, cases: single },
];
