import type { DatabaseChange, Reading } from '../ast/index.ts';
import { readNewColumns } from './frames/schema/newColumns.ts';
import { readTableFacts } from './frames/schema/tableFacts.ts';
import { readLookup } from './lookups/lookups.ts';
import type { CoreContext } from './read.ts';
import { readPeopleRules, readRowList } from './rowList.ts';

/** A reading in which every word has its place; `isSure` where nothing else can be meant. */
export interface Whole {
  readonly reading: Reading;
  readonly isSure: boolean;
}

function changesIn(reading: Reading): readonly DatabaseChange[] {
  return reading.kind === 'parts'
    ? reading.parts.flatMap((part) => ('changes' in part && part.service === 'database' ? part.changes : []))
    : [];
}

/** Sentences that are read together. */
const mostSentences = 8;

/** Changes that several sentences ask for, of each of which every word has its place. */
function readEach(text: string, context: CoreContext): Reading | undefined {
  const sentences = text
    .split(/(?<=\p{L}{2}|\d)[.!;]\s+(?=\S)|\s*\n\s*/u)
    .filter((sentence) => sentence.trim() !== '');
  if (sentences.length < 2 || sentences.length > mostSentences) return undefined;
  const readings = sentences.map((sentence) => readOne(sentence, context));
  const changes: DatabaseChange[] = [];
  for (const read of readings) {
    const found = read?.isSure === true ? changesIn(read.reading) : [];
    if (found.length === 0) return undefined;
    changes.push(...found);
  }
  const words = readings.flatMap((read) => (read?.reading.kind === 'parts' ? read.reading.words : []));
  return { kind: 'parts', parts: [{ service: 'database', changes }], words };
}

function readOne(text: string, context: CoreContext): Whole | undefined {
  const rows = readRowList(text, context);
  const reading = rows
    ? undefined
    : (readLookup(text, context) ?? readPeopleRules(text, context) ?? readNewColumns(text, context));
  if (reading) return { reading, isSure: true };
  const facts = rows ? undefined : readTableFacts(text, context);
  return facts ? { reading: facts, isSure: false } : rows;
}

/**
 * A list of rows, a usual question, what people in a list may see, or new columns, of which every word has its place; or
 * several sentences with changes of these kinds.
 *
 * @example
 * readWhole('Show members', { lexicon: { tables: [] }, today: '2026-11-23' }) // => undefined
 */
export function readWhole(text: string, context: CoreContext): Whole | undefined {
  const one = readOne(text, context);
  if (one?.reading.kind === 'parts') return one;
  const reading = readEach(text, context);
  return reading ? { reading, isSure: true } : one;
}

/** Where one sentence or thought of a message ends. */
const thoughtEnd = /(?<=[.!?])\s+|\s*[;\n]\s*|,? (?:and so|so|because|after|but) (?=\p{L}+ )/u;
const fewestWords = 3;

const meaningOf = (reading: Reading | undefined): string =>
  reading?.kind === 'parts' ? JSON.stringify(reading.parts) : '';

/**
 * Sentences of a longer message that ask for a change, of which every word has its place, and which `read` does not say.
 *
 * @example
 * wholeSentences('Good day. Show members.', { lexicon: { tables: [] }, today: '2026-11-23' }, undefined) // => []
 */
export function wholeSentences(
  text: string,
  context: CoreContext,
  read: Reading | undefined,
): readonly string[] {
  const sentences = text
    .split(thoughtEnd)
    .map((sentence) => sentence.trim().replace(/[,.!]+$/u, ''))
    .filter((sentence) => sentence.split(' ').length >= fewestWords);
  if (sentences.length < 2 || sentences.length > mostSentences) return [];
  return sentences.filter((sentence) => {
    const reading = readOne(sentence, context)?.reading;
    return reading && changesIn(reading).length > 0 && meaningOf(reading) !== meaningOf(read);
  });
}
