import type { LexiconColumn } from '../../../planner/lexicon.ts';
import { kindOf, text as textValue } from '../../constituents/columnKinds.ts';
import { columnsOf, saidBy, valuesOf, type Piece } from '../../constituents/pieces.ts';
import { mark, type Work } from '../../constituents/work.ts';
import { fillable } from './cells.ts';
import { put, type Slots } from './slots.ts';

const minutes = /^(?:min|mins|minutes?)$/u;
const lengths = /^(?:duration|length|minutes|how_long)$|_minutes$/iu;
/** Columns of who does it, as words such as `with Katrin` say. */
const doers =
  /^(?:person|staff|employee|therapist|stylist|hairdresser|barber|teacher|instructor|trainer|coach|doctor|helper|worker|artist|guide|with|who)(?:_name)?$|^(?:treated|done|served|taught|led|handled|repaired|cut|given)_by$/iu;

function openText(
  work: Work,
  slots: Slots,
  fits: (column: LexiconColumn) => boolean,
): LexiconColumn | undefined {
  const found = fillable(work.table).filter(
    (column) => kindOf(column) === 'text' && !slots.has(column.name) && fits(column),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** `45 min` in a column of texts: the value that it allows with that figure, also without its unit. */
function fillLength(work: Work, slots: Slots): void {
  const column = openText(work, slots, ({ name }) => lengths.test(name));
  if (!column) return;
  const allowedFor = (figure: number): string | undefined =>
    column.allowedValues?.find((value) => value.split(' ')[0] === String(figure));
  for (const [at, { amount }] of work.pieces.entries()) {
    if (amount === undefined || work.used.has(at)) continue;
    const isLength = minutes.test(work.pieces[at + 1]?.lower ?? '');
    const value = allowedFor(amount) ?? (column.allowedValues ? undefined : `${amount} minutes`);
    if (value === undefined || !(isLength || column.allowedValues)) continue;
    put(slots, column, textValue(value));
    mark(work, at, isLength ? at + 1 : at);
    return;
  }
}

/** `room 1`: the name of a column of texts, and its value. */
function fillNumbered(work: Work, slots: Slots): void {
  for (const [at, piece] of work.pieces.entries()) {
    const next = work.pieces[at + 1];
    const column = openText(work, slots, (one) => columnsOf(piece, work.table).includes(one));
    const figure = next?.amount;
    if (!column || column.allowedValues || figure === undefined || work.used.has(at) || work.used.has(at + 1))
      continue;
    put(slots, column, textValue(String(figure)));
    mark(work, at, at + 1);
  }
}

const isName = (piece: Piece | undefined): boolean =>
  piece !== undefined && !piece.isMark && /^\p{Lu}/u.test(piece.text) && piece.period === undefined;

/** Who does it, in a column of texts: `with Katrin`, or a name that such a column has somewhere. */
function fillDoer(work: Work, slots: Slots): void {
  const column = openText(work, slots, ({ name, allowedValues }) => doers.test(name) && !allowedValues);
  if (!column) return;
  const isDoer = (piece: Piece): boolean => valuesOf(piece).some((one) => doers.test(one.column.name));
  const joined = work.pieces.findIndex(({ lower }) => /^(?:with|to|by)$/u.test(lower));
  const named =
    joined >= 0 && isName(work.pieces[joined + 1]) ? joined + 1 : work.pieces.findIndex((one) => isDoer(one));
  if (named < 1 || work.used.has(named)) return;
  const hasSecond = isName(work.pieces[named + 1]) && !work.used.has(named + 1);
  const last = hasSecond ? named + 1 : named;
  put(slots, column, textValue(saidBy(work.pieces.slice(named, last + 1))));
  mark(work, named, last);
}

/** What an appointment says beside who and when: `45 min`, `room 1`, `with Katrin`. */
export function fillAppointed(work: Work, slots: Slots): void {
  fillLength(work, slots);
  fillNumbered(work, slots);
  fillDoer(work, slots);
}
