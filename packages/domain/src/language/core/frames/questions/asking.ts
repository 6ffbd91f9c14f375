import type { Piece } from '../../constituents/pieces.ts';
import { isFiller } from '../../constituents/work.ts';

export const askingAlone = new Set(['show', 'which', 'who', 'when']);
const asking = new Set([
  ...askingAlone,
  'how-many',
  'how-much',
  'average',
  'sum',
  'top',
  'most',
  'least',
  'latest',
  'earliest',
]);
export const askingWords =
  /^(?:\?|require|breakdown|overview|compare|comparison|percentage|share|proportion|income|how long|how old|busiest|lists?|lists|any|whose|takings|revenue|top|#|free|report|kpis?|sum|state|do we have)$/u;

/** True for a clause that asks. */
export function isAsking(pieces: readonly Piece[]): boolean {
  return pieces.some(
    (piece) =>
      (piece.cue !== undefined && asking.has(piece.cue)) ||
      askingWords.test(piece.lower) ||
      piece.lower.startsWith('who '),
  );
}

const verbal = new Set([
  'is',
  'have',
  'want',
  'must',
  'can',
  'twice',
  'unique',
  'required',
  'optional',
  'default',
  'only',
  'everyone',
  'nobody',
  'own',
  'me',
  'see',
  'write',
  'edit',
  'private',
  'slow',
  'faster',
  'column',
  'new',
]);

/** A noun phrase alone asks for its rows: `fees paid by card in October`. No verb, and nothing to change. */
export function isNounPhrase(pieces: readonly Piece[]): boolean {
  return !pieces.some(
    ({ cue, text, lower, entries }, at) =>
      (lower === 'we' && at === 0) ||
      (cue &&
        (verbal.has(cue) || changing.has(cue)) &&
        !(cue === 'is' && /^(?:that|which|who)$/u.test(pieces[at - 1]?.lower ?? '')) &&
        !entries.some(({ kind }) => kind === 'value') &&
        !(/^(?:everyone|everybody|all people)$/u.test(lower) && pieces[at - 1]?.cue === 'of')) ||
      /^[:=–-]$/u.test(text),
  );
}

export const changing = new Set([
  'remove',
  'change',
  'mark',
  'add',
  'create',
  'increase',
  'decrease',
  'rename',
  'link',
]);

export function isComparing(pieces: readonly Piece[]): boolean {
  return pieces.some(({ lower }) => /^(?:vs|versus|compared?|comparison|comparing)$/u.test(lower));
}

/** `phone of Leni's mother`, `birthdays in December`, `restaurants in Foxley`: a column or a kind of row, asked for alone. */
export function isPartOf(pieces: readonly Piece[]): boolean {
  const first = pieces.find((piece) => !isFiller(piece));
  const isPlural = /[^s]s$/u.test(first?.lower ?? '');
  return (
    first !== undefined &&
    (first.entries.some(({ kind }) => kind === 'column') || (isPlural && first.entries.length > 0))
  );
}
