import { hasFlag, type Piece } from './pieces.ts';
import type { Sayings } from './sayings.ts';

/** True for a part that only names tables. */
export function isTablesOnly(piece: Piece): boolean {
  return (
    piece.tables.length > 0 &&
    piece.who.length === 0 &&
    piece.actions.length === 0 &&
    piece.rest.length === 0 &&
    !hasFlag(piece, 'not', 'own', 'draft', 'arrive', 'except')
  );
}

/** True for a part that names people. */
export function hasWho(piece: Piece): boolean {
  return piece.who.some(({ kind }) => kind !== 'others');
}

/** Adds to the last statement what a part without people or actions says. */
export function attach(said: Sayings, piece: Piece): void {
  const last = said.statements.at(-1);
  const { flags } = piece;
  if (!last) {
    if (piece.rest.length > 0 || flags.has('draft') || piece.ownOf.length > 0 || flags.has('not'))
      said.unread.push(...piece.rest.map((one) => one.said), 'this');
    return;
  }
  if (flags.has('arrive')) {
    const arrival = {
      rest: piece.rest,
      isNot: flags.has('not'),
      isDraft: flags.has('draft'),
      isArrival: true,
      actions: ['add'] as const,
    };
    said.statements.push({ ...last, ...arrival });
    return;
  }
  if (piece.who.some(({ kind }) => kind === 'others')) {
    if (piece.rest.length > 0 || flags.has('draft')) said.unread.push('others');
    return;
  }
  if (flags.has('not') || flags.has('except')) {
    if (piece.rest.length > 0 || flags.has('draft'))
      said.statements.push({
        ...last,
        rest: piece.rest,
        isDraft: flags.has('draft'),
        isNot: true,
        isOwn: last.isOwn,
      });
    else if (piece.tables.length > 0) said.unread.push(...piece.tables.map(({ name }) => name));
    else if (flags.has('own') || piece.ownOf.length > 0 || flags.has('except')) said.unread.push('own');
    // "Touch them, no."
    else said.statements[said.statements.length - 1] = { ...last, isNot: true };
    return;
  }
  // "all of it, also the drafts"
  if (last.isAll && flags.has('draft') && !flags.has('only') && piece.rest.length === 0) return;
  said.statements[said.statements.length - 1] = {
    ...last,
    rest: [...last.rest, ...piece.rest],
    isOwn: last.isOwn || flags.has('own'),
    ownOf: [...last.ownOf, ...piece.ownOf],
    isAll: last.isAll || flags.has('all'),
    isDraft: last.isDraft || flags.has('draft'),
  };
}
