import type { Expression } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { fold, holds, keyOf, kindOf, labelsOf, text, yesNoValue } from '../../constituents/columnKinds.ts';
import { partialValues } from '../../constituents/partials.ts';
import { saidBy, valuesOf } from '../../constituents/pieces.ts';
import { linkedBy, pathBetween } from '../../constituents/relations.ts';
import { free, isTarget, nextPlace, type Work } from '../../constituents/work.ts';

/** A value for a column, read from places of a clause. */
export interface ReadValue {
  readonly value: Expression;
  readonly first: number;
  readonly last: number;
  readonly read: string;
  /** Set where a name was read from a part of it. */
  readonly isPartial?: boolean | undefined;
}

const empty = /^(?:empty|nothing|blank|null|none|unknown|not known|no one|nobody)$/u;
const yes = /^(?:yes|y|true|on|ticked|ja)$/u;
const no = /^(?:no|n|false|off|unticked|nein)$/u;

function said(first: number, last: number, value: Expression, read: string): ReadValue {
  return { value, first, last, read };
}

/** The key of the row of a table without names that belongs to a named one: the wedding of `Becker`. */
function pickOf(work: Work, at: number, to: LexiconTable, key: LexiconColumn): ReadValue | undefined {
  const piece = work.pieces[at];
  const owners = to.columns.flatMap((link) => {
    const owner = work.index.tables.find(({ name }) => name === link.references);
    const path = owner && owner !== to ? pathBetween(to, owner, work.index) : undefined;
    if (!owner || !path || !piece) return [];
    const labels = labelsOf(owner);
    const exact = valuesOf(piece).filter(({ table, column }) => table === owner && labels.includes(column));
    const found = exact.length > 0 ? exact : partialValues([fold(piece.lower)], owner);
    return found.length === 1 ? found.map((one) => ({ ...one, path, isPartial: exact.length === 0 })) : [];
  });
  const [only, ...others] = owners;
  if (!only || others.length > 0) return undefined;
  const where = linkedBy(only.path, holds(only.column, only.value));
  const value: Expression = {
    kind: 'pick',
    from: { from: to.name, columns: [{ value: { kind: 'column', name: key.name } }], where },
  };
  return { ...said(at, at, value, only.value), isPartial: only.isPartial };
}

/** The key of the row of a table that has a name, in full or in part. */
export function pickNamed(work: Work, at: number, to: LexiconTable): ReadValue | undefined {
  const piece = free(work, at);
  if (!piece || piece.isMark) return undefined;
  const key = keyOf(to);
  const labels = labelsOf(to);
  const exact = valuesOf(piece).find(
    (one) => one.table.name === to.name && labels.some(({ name }) => name === one.column.name),
  );
  const partial = exact ? [] : partialValues([fold(piece.lower)], to);
  const found = exact ?? (partial.length === 1 ? partial[0] : undefined);
  if (!found && key && labels.length === 0) return pickOf(work, at, to, key);
  if (!found || !key) return undefined;
  const next = work.pieces[at + 1];
  const other = labels.find(({ name }) => name !== found.column.name);
  const surname =
    exact && other && next
      ? valuesOf(next).find((one) => one.table.name === to.name && one.column.name === other.name)
      : undefined;
  const own = holds(found.column, found.value);
  const where = surname ? ({ kind: 'all', of: [own, holds(surname.column, surname.value)] } as const) : own;
  const value: Expression = {
    kind: 'pick',
    from: { from: to.name, columns: [{ value: { kind: 'column', name: key.name } }], where },
  };
  return { ...said(at, surname ? at + 1 : at, value, found.value), isPartial: exact === undefined };
}

function wordsUntilBreak(
  work: Work,
  at: number,
): { readonly last: number; readonly value: string } | undefined {
  let last = at - 1;
  for (let place = at; place < work.pieces.length; place += 1) {
    const piece = work.pieces[place];
    if (!piece || work.used.has(place) || /^[.;!?()]$/u.test(piece.text) || piece.cue === 'and') break;
    if (piece.period || (piece.cue === 'polite' && place > at)) break;
    if (piece.lower === 'where' && place > at) break;
    if (/^(?:for|of|in)$/u.test(piece.lower) && isTarget(work, work.pieces[nextPlace(work, place, 1)])) break;
    last = place;
  }
  // `her name is Dora Winter now`
  while (last > at && /^(?:now|please|then|instead|again)$/u.test(work.pieces[last]?.lower ?? '')) last -= 1;
  const [first, end] = [work.pieces[at], work.pieces[last]];
  if (!first || !end || last < at) return undefined;
  return {
    last,
    value: saidBy(work.pieces.slice(at, last + 1)),
  };
}

/** A text in the spelling that the column already has. */
function spelt(column: LexiconColumn, value: string): string {
  const known = [...(column.allowedValues ?? []), ...(column.values ?? [])];
  return known.find((one) => fold(one) === fold(value)) ?? value;
}

/** The value at a place that fits a column; `isOpen` takes any words up to the next break for a text. */
export function valueFor(
  work: Work,
  column: LexiconColumn,
  at: number,
  isOpen: boolean,
): ReadValue | undefined {
  const piece = free(work, at);
  if (!piece || (piece.isMark && piece.literal === undefined)) return undefined;
  if (empty.test(piece.lower) && column.nullable)
    return said(at, at, { kind: 'value', value: null }, 'empty');
  const kind = kindOf(column);
  const answer = yes.test(piece.lower) ? true : no.test(piece.lower) ? false : undefined;
  const answered = answer === undefined ? undefined : yesNoValue(column, answer);
  if (answered && kind !== 'date' && kind !== 'moment') return said(at, at, answered, piece.lower);
  if (kind === 'number') {
    const value = piece.unit === 'percent' || /^(?:zero)$/u.test(piece.lower) ? piece.amount : piece.amount;
    return value === undefined ? undefined : said(at, at, { kind: 'value', value }, String(value));
  }
  if (kind === 'date' || kind === 'moment')
    return piece.period?.day && said(at, at, piece.period.day, piece.text);
  if (kind === 'time')
    return piece.isTime && piece.literal !== undefined
      ? said(at, at, text(piece.literal), piece.literal)
      : undefined;
  if (kind === 'reference') {
    const to = work.index.tables.find(({ name }) => name === column.references);
    return to && pickNamed(work, at, to);
  }
  if (kind !== 'text') return undefined;
  if (piece.literal !== undefined) return said(at, at, text(piece.literal), piece.literal);
  const own = valuesOf(piece).find(
    (one) => one.column.name === column.name && one.table.name === work.table.name,
  );
  const isList =
    work.pieces[at + 1]?.text === ',' && (column.values ?? []).some((value) => value.includes(','));
  if (own && !isList) return said(at, at, text(own.value), own.value);
  const open = isOpen ? wordsUntilBreak(work, at) : undefined;
  return open && said(at, open.last, text(spelt(column, open.value)), open.value);
}

/** The next place that may hold a value: behind articles, colons and the like. */
export function valuePlace(work: Work, at: number): number {
  return nextPlace(work, at, 1);
}
