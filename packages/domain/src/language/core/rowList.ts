import type { Reading } from '../ast/index.ts';
import type { Frame, FrameReading, ReadState } from './frame.ts';
import { readPeople } from './frames/access/frame.ts';
import { readPasted } from './frames/rows/pasted/rows.ts';
import { readCancelled } from './frames/rows/cancelled.ts';
import { readNamedOnes } from './frames/rows/namedOnes.ts';
import { readNewPerson } from './frames/rows/newPerson.ts';
import { readOrdered } from './frames/rows/ordered.ts';
import { readListed } from './frames/rows/listed.ts';
import { readCorrected } from './frames/rows/corrected.ts';
import { readPriced } from './frames/rows/priced.ts';
import { readPaid } from './frames/rows/paid.ts';
import { readWorked } from './frames/rows/worked.ts';
import { readSameTime } from './frames/rows/sameTime.ts';
import { readStocked } from './frames/rows/stocked.ts';
import { readLentOnce } from './frames/rows/lentOnce.ts';
import { readReturned } from './frames/rows/returned.ts';
import { readSettled } from './frames/rows/settled.ts';
import { readTakenOff } from './frames/rows/takenOff.ts';
import { readSeveral } from './frames/rows/several.ts';
import type { CoreContext } from './read.ts';
import { withoutUnits } from './constituents/units.ts';
import { coreIndex } from './schemaIndex.ts';

/** What happens in a business, as people write it down; the first that has a place for every word. */
const rowReaders: readonly Frame[] = [
  readSeveral,
  readCancelled,
  readTakenOff,
  readLentOnce,
  readSameTime,
  readNewPerson,
  readNamedOnes,
  readCorrected,
  readPaid,
  readWorked,
  readSettled,
  readReturned,
  readStocked,
  readOrdered,
  readPriced,
  readListed,
];

/**
 * Reads an instruction that is a list of rows with their values, and nothing else: a person with a phone number, things
 * with their prices. A question where one value has no place.
 *
 * @example
 * readRowList('Show members', { lexicon: { tables: [] }, today: '2026-11-23' }) // => undefined
 */
export function readRowList(
  instruction: string,
  { lexicon, today }: CoreContext,
): { readonly reading: Reading; readonly isSure: boolean } | undefined {
  const state: ReadState = { index: coreIndex(lexicon), before: [], today };
  const plain = withoutUnits(instruction, state.index);
  const clause = { text: plain, items: [] };
  const found =
    readPasted(plain, state) ??
    rowReaders.map((read) => read(clause, state)).find((one) => one !== undefined);
  if (!found) return undefined;
  const reading = readingOf(found);
  return reading && { reading, isSure: found.cost <= -1 };
}

function readingOf({ meaning, words }: FrameReading): Reading | undefined {
  if ('question' in meaning) return undefined;
  return 'ask' in meaning
    ? { kind: 'question', text: meaning.ask, choices: [...meaning.choices] }
    : { kind: 'parts', parts: [{ service: 'database', changes: [...meaning.changes] }], words: [...words] };
}

/**
 * Reads an instruction of which every word is about people in a list who see only what is theirs.
 *
 * @example
 * readPeopleRules('Show members', { lexicon: { tables: [] }, today: '2026-11-23' }) // => undefined
 */
export function readPeopleRules(instruction: string, { lexicon, today }: CoreContext): Reading | undefined {
  const found = readPeople(instruction, { index: coreIndex(lexicon), before: [], today });
  return found && readingOf(found);
}
