import type { DatabaseChange, Reading } from '../ast/index.ts';
import { readPlainly, type CoreContext } from '../core/read.ts';
import { coreIndex } from '../core/schemaIndex.ts';
import { keepsLimits, losesDay, mayOmit } from './limits.ts';
import type { LearnedModel } from './model.ts';
import { meantBy, type Meant } from './suggest.ts';
import { isUnasked } from './unasked.ts';

type Does = DatabaseChange['do'];

/** What a reading of an instruction with an intent may do; anything else is no reading of it. */
const done: Readonly<Record<string, readonly Does[]>> = {
  create: ['create-table', 'add-reference'],
  'add-column': ['add-columns', 'keep-updated'],
  'rename-column': ['rename-column'],
  'rename-table': ['rename-table'],
  'drop-column': ['drop-columns'],
  'drop-table': ['drop-table'],
  required: ['change-column'],
  optional: ['change-column'],
  unique: ['add-unique'],
  limit: ['add-check'],
  compare: ['add-check'],
  choices: ['change-column'],
  'add-choice': ['add-choices'],
  default: ['change-column'],
  type: ['change-column'],
  link: ['add-reference'],
  'on-delete': ['change-on-delete'],
  index: ['add-index'],
  timestamps: ['add-columns', 'keep-updated'],
  own: ['set-access', 'add-columns'],
  public: ['set-access'],
  members: ['set-access'],
  close: ['set-access'],
  staff: ['set-access'],
  insert: ['insert'],
  set: ['update'],
  'change-by': ['update'],
  delete: ['delete'],
  tidy: ['update'],
};

/** Intents whose requests may be met in the way of another: rows are cancelled by a value, a first choice makes a list. */
const alike: Readonly<Record<string, string>> = { delete: 'set', 'add-choice': 'choices' };

/** True for a reading of every word that does what a request with an intent may do. */
export function isReadingOf(reading: Reading | undefined, intent: string): boolean {
  if (reading?.kind !== 'parts' || (reading.unused?.length ?? 0) > 0) return false;
  const allowed = intent.split('+').flatMap((one) => done[one] ?? []);
  return reading.parts.every((part) =>
    'question' in part
      ? allowed.length === 0
      : part.service === 'database' && part.changes.every((change) => allowed.includes(change.do)),
  );
}

function meaning(reading: Reading | undefined): string {
  return reading?.kind === 'parts'
    ? JSON.stringify(reading.parts.map((part) => ('changes' in part ? part.changes : part)))
    : '';
}

/** A message without the figures that number its points: `1) … 2) …`. */
function withoutNumbering(message: string): string {
  const points = message.match(/(?<=^|\s)\d{1,2}[.)](?=\s)/gu) ?? [];
  return points.length < 2 ? message : message.replaceAll(/(?<=^|\s)\d{1,2}[.)](?=\s)/gu, ' - ');
}

/** An instruction that a message may mean, with what the rules read in it. */
export interface Suggested extends Meant {
  readonly reading: Reading;
}

/**
 * Instructions about the database that a message may mean, the likeliest first, each with another meaning. They are
 * found by what was learned from annotated messages, and read by the rules.
 */
export function readMeant(message: string, context: CoreContext, model: LearnedModel): readonly Suggested[] {
  const text = withoutNumbering(message);
  const readings = new Map<string, Reading | undefined>();
  const read = (instruction: string): Reading | undefined => {
    if (!readings.has(instruction)) readings.set(instruction, readPlainly(instruction, context));
    return readings.get(instruction);
  };
  const index = coreIndex(context.lexicon);
  const isReadable = (instruction: string, intent: string, isLenient = false): boolean =>
    !isUnasked(text, instruction) &&
    !losesDay(text, instruction, intent, index) &&
    ((isLenient && mayOmit(instruction, intent)) || keepsLimits(text, instruction, intent, index)) &&
    (isReadingOf(read(instruction), intent) || isReadingOf(read(instruction), alike[intent] ?? intent));
  const found = meantBy(text, index, model, isReadable).filter(({ instruction, intent }) =>
    isReadable(instruction, intent, true),
  );
  const known = new Set<string>();
  return found.flatMap((meant) => {
    const reading = readings.get(meant.instruction);
    const key = meaning(reading);
    if (!reading || known.has(key)) return [];
    known.add(key);
    return [{ ...meant, reading }];
  });
}

/** True where two readings mean the same. */
export function isSameMeaning(one: Reading | undefined, other: Reading | undefined): boolean {
  const key = meaning(one);
  return key !== '' && key === meaning(other);
}
