import type { Piece } from '../../constituents/pieces.ts';
import { isLimit } from '../../constituents/selection.ts';
import { isFiller } from '../../constituents/work.ts';
import { changing } from './asking.ts';

/** Things that no answer gives, and deeds that are more than an answer. */
const unanswerable =
  /^(?:waiting|to be|won|wins?|lost|passwords?|logins?|pins?|secrets?|tokens?|merge|combine|send|invite|ring|call|print|publish|goes|becomes?|put|keeps?|stays?|remains?|owes?|owed|owing|payed|best|worst|e-?mail them)$/u;

/** What is to be reckoned from two figures. */
export const reckoning = /^(?:multipl(?:y|ied)|times|minus|divided?|difference|subtract(?:ed)?|less the)$/u;

/** Cues of rules, tables and access: a clause with one of them is no question about rows. */
const foreign = new Set([
  'visitors',
  'signed-in',
  'public',
  'private',
  'own',
  'edit',
  'write',
  'required',
  'optional',
  'unique',
  'default',
  'create',
  'column',
  'new',
  'link',
  'slow',
  'faster',
]);

/** `can see`, `should not read`: what people may do. */
function isAllowance(pieces: readonly Piece[], at: number): boolean {
  return (
    pieces[at]?.cue === 'see' &&
    pieces
      .slice(Math.max(0, at - 4), at)
      .some(({ cue, lower }) => cue === 'can' || cue === 'must' || lower === 'cannot')
  );
}

/** Words that a question may not leave out: limits, amounts, periods, values and capitalised names. */
export function mustRead(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (!piece) return false;
  const isName =
    at > 0 && /^\p{Lu}\p{Ll}/u.test(piece.text) && piece.entries.length === 0 && piece.cue === undefined;
  return (
    isLimit(piece) ||
    unanswerable.test(piece.lower) ||
    pieces[at - 1]?.cue === 'by' ||
    (piece.cue !== undefined && foreign.has(piece.cue)) ||
    isAllowance(pieces, at) ||
    piece.amount !== undefined ||
    piece.period !== undefined ||
    piece.literal !== undefined ||
    isName ||
    (changing.has(piece.cue ?? '') && !/^(?:give|gives|given|include|including|plus)$/u.test(piece.lower)) ||
    /^(?:nothing|nowhere|late|early)$/u.test(piece.lower) ||
    reckoning.test(piece.lower) ||
    /^(?:sorted|ordered by)$/u.test(piece.lower) ||
    isWith(pieces, at) ||
    [at - 1, at - 2].some((place) => pieces[place]?.cue === 'average' && at - place <= 1) ||
    (piece.isDeed !== true && piece.entries.some(({ kind }) => kind === 'table')) ||
    piece.entries.some(({ kind }) => kind === 'value')
  );
}

/** `with a card message`: what follows says which rows are meant. */
function isWith(pieces: readonly Piece[], at: number): boolean {
  let before = at - 1;
  while (before > 0 && isFiller(pieces[before]) && pieces[before]?.isMark !== true) before -= 1;
  return (
    /^(?:with|without|except|only|excluding)$/u.test(pieces[before]?.lower ?? '') &&
    pieces[at]?.cue === undefined
  );
}
