import type { ReadPart } from '@saywright/domain/ast';
import type { Lexicon } from '@saywright/domain/planner';

/** The statements of a part for the database. */
export function writeDatabasePart(part: ReadPart, _lexicon: Lexicon): string {
  throw new Error(`There is no writer for ${part.service} yet.`);
}
