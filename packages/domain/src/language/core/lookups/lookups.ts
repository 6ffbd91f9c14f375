import type { Reading } from '../../ast/index.ts';
import { coreIndex } from '../schemaIndex.ts';
import type { CoreContext } from '../read.ts';
import { readAbsent } from './absent.ts';
import { readBirthdays } from './birthdays.ts';
import { readComing } from './coming.ts';
import { readEachPerson } from './eachPerson.ts';
import { readEachValue } from './eachValue.ts';
import { readFree } from './free.ts';
import { readLeft } from './left.ts';
import { readLent } from './lent.ts';
import { readLiving } from './living.ts';
import { readLongest } from './longest.ts';
import { readLow } from './low.ts';
import { readMeasured } from './measured.ts';
import { readMoney } from './money.ts';
import { readOpenOnes } from './openOnes.ts';
import { readPieces } from './pieces.ts';
import { readWithout } from './without.ts';
import { saidIn } from './said.ts';
import { readState } from './states.ts';
import { readUnpaid } from './unpaid.ts';

/** Each reads whole sentences only, so no two of them read the same one. */
const lookups = [
  readMoney,
  readFree,
  readLent,
  readLeft,
  readBirthdays,
  readComing,
  readAbsent,
  readLow,
  readPieces,
  readMeasured,
  readLongest,
  readState,
  readUnpaid,
  readEachValue,
  readEachPerson,
  readOpenOnes,
  readLiving,
  readWithout,
];

/**
 * Reads a usual question of a business that no single list answers by its columns alone: who is free, who comes, who spent
 * most, what is low. Undefined unless every word of it has a place.
 *
 * @example
 * readLookup('Show members', { lexicon: { tables: [] }, today: '2026-11-23' }) // => undefined
 */
export function readLookup(instruction: string, { lexicon, today }: CoreContext): Reading | undefined {
  if (lexicon.tables.length === 0 || instruction.includes('\n')) return undefined;
  const said = saidIn(instruction, coreIndex(lexicon), today);
  if (!said) return undefined;
  for (const lookup of lookups) {
    const reading = lookup(said);
    if (reading) return reading;
  }
  return undefined;
}
