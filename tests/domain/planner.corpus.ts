import { access } from './corpus/access.ts';
import type { CorpusCase } from './corpus/case.ts';
import { columns } from './corpus/columns.ts';
import { other } from './corpus/other.ts';
import { reads } from './corpus/reads.ts';
import { rows } from './corpus/rows.ts';
import { tables } from './corpus/tables.ts';

/** Instructions as people write them, by subject. */
export const corpus: Readonly<Record<string, readonly CorpusCase[]>> = {
  tables,
  columns,
  rows,
  access,
  reads,
  other,
};
