import { hasFlag, type Piece, type Who } from './pieces.ts';
import { type Sayings, statementOf } from './sayings.ts';
import { isTablesOnly, hasWho, attach } from './attach.ts';

const joins = /^(?:and|or|,|\/|\+|n|&|plus)$/u;
const reasons = /^(?:because|since|otherwise|as)$/u;

/** Adds what the parts of a sentence say, in order; what they leave open comes from the sentences before. */
export function say(said: Sayings, all: readonly Piece[]): void {
  let pending: Who[] = [];
  let carried: Piece | undefined;
  let isReason = false;
  let isListing = false;
  const isWholeComplaint =
    all[0]?.flags.has('now') === true &&
    !all
      .slice(1)
      .some((one) => hasFlag(one, 'only', 'lock', 'not') || (hasFlag(one, 'may') && !hasFlag(one, 'now')));
  const first = said.statements.length;
  let skip = -1;
  for (const [at, piece] of all.entries()) {
    if (at === skip) continue;
    const { separator, flags } = piece;
    const next = all[at + 1];
    if (/^[.:;!?]$/u.test(separator)) isReason = false;
    if (reasons.test(separator)) isReason = true;
    else if (isReason && hasWho(piece) && flags.has('may')) isReason = false;
    if (piece.tables.length > 0 && !piece.who.some(({ kind }) => kind === 'others')) {
      said.topic =
        isListing && isTablesOnly(piece) && joins.test(separator)
          ? [...said.topic, ...piece.tables]
          : piece.tables;
      if (
        (flags.has('lock') && !piece.who.some(({ kind }) => kind !== 'server' && kind !== 'everyone')) ||
        (isListing && said.locked.length > 0 && joins.test(separator) && isTablesOnly(piece))
      )
        said.locked.push(...piece.tables);
      isListing = piece.actions.length === 0 || (next !== undefined && isTablesOnly(next));
      const last = said.statements.at(-1);
      // "can see customers and orders": one list of tables.
      if (
        isTablesOnly(piece) &&
        joins.test(separator) &&
        last &&
        last.tables.length > 0 &&
        at > 0 &&
        (all[at - 1]?.tables.length ?? 0) > 0 &&
        (all[at - 1]?.actions.length ?? 0) + (all[at - 1]?.who.length ?? 0) > 0
      ) {
        said.statements[said.statements.length - 1] = { ...last, tables: [...last.tables, ...piece.tables] };
        continue;
      }
    } else if (piece.ownOf.length > 0 && said.topic.length === 0) said.topic = piece.ownOf;
    if (isReason) {
      if (
        flags.has('only') ||
        flags.has('except') ||
        piece.rest.length > 0 ||
        flags.has('draft') ||
        (flags.has('not') && flags.has('may'))
      )
        said.unread.push('because');
      continue;
    }
    if (flags.has('now') || isWholeComplaint) {
      said.isComplaint = true;
      if (piece.actions.length > 0) said.topicActions = piece.actions;
      if (hasWho(piece)) said.topicWho = piece.who;
      continue;
    }
    said.unread.push(...piece.unread);
    if (piece.actions.length > 0 || flags.has('lock') || flags.has('open')) said.isExplicit = true;
    if (flags.has('every-table')) said.isEveryTable = true;
    if (piece.who.some(({ kind }) => kind === 'others')) said.isExclusive = true;
    if (flags.has('open') && piece.actions.length === 0 && hasWho(piece)) piece.actions.push('read');
    if (
      piece.rest.some((one) => one.lower === 'role') &&
      piece.actions.length === 0 &&
      separator === '(' &&
      said.statements.length > 0
    ) {
      const more = next && joins.test(next.separator) && next.actions.length === 0 ? next.who : [];
      const who = [...piece.who, ...more].filter(({ kind }) => kind === 'people');
      if (who.length === 0) said.unread.push('role');
      said.statements = said.statements.map((one) =>
        one.who.every(({ kind }) => kind === 'people') ? { ...one, who } : one,
      );
      said.topic = said.statements.at(-1)?.tables ?? [];
      if (more.length > 0) skip = at + 1;
      continue;
    }
    if (flags.has('lock') && piece.who.length > 0 && !hasWho(piece)) continue;
    const isLock = flags.has('lock');
    if (isLock && piece.actions.length === 4 && !hasWho(piece) && piece.tables.length === 0) {
      said.isEveryTable = true;
      continue;
    }
    if (isLock && piece.actions.length === 0 && !hasWho(piece)) {
      if (piece.tables.length === 0) said.locked.push(...said.topic);
      if (piece.rest.length > 0 || hasFlag(piece, 'not', 'own', 'draft', 'except')) said.unread.push('lock');
      continue;
    }
    const last = said.statements.at(-1);
    if (!last && pending.length === 0 && !hasWho(piece) && flags.has('own') && said.topicWho.length > 0) {
      const actions = piece.actions.length > 0 ? piece.actions : said.topicActions;
      said.statements.push(
        statementOf(piece, {
          who: said.topicWho,
          actions,
          ...(piece.tables.length === 0 && { tables: said.topic }),
        }),
      );
      if (flags.has('only')) said.isExclusive = true;
      continue;
    }
    if (last && piece.who.length === 1 && piece.who[0]?.kind === 'either' && piece.actions.length === 0) {
      said.statements[said.statements.length - 1] = { ...last, who: piece.who };
      continue;
    }
    if (hasWho(piece)) {
      const isCoordinated =
        next !== undefined &&
        joins.test(next.separator) &&
        hasWho(next) &&
        piece.actions.length === 0 &&
        !flags.has('not') &&
        !next.flags.has('not') &&
        !flags.has('own');
      const isHeld =
        next !== undefined &&
        piece.actions.length === 0 &&
        !hasWho(next) &&
        next.actions.length > 0 &&
        (next.separator === ':' || !last) &&
        !flags.has('own');
      const isRedefined =
        next !== undefined &&
        next.separator === 'so' &&
        piece.actions.length === 0 &&
        hasWho(next) &&
        next.actions.length === 0;
      if (separator === 'so' && (last || pending.length > 0) && piece.actions.length === 0) {
        // "the teachers, so all who are in staff"
        if (pending.length > 0) pending = [...piece.who];
        else if (last) said.statements[said.statements.length - 1] = { ...last, who: piece.who };
        continue;
      }
      if (
        isCoordinated &&
        piece.rest.length === 0 &&
        (next.actions.length > 0 || pending.length > 0 || !last || next.separator === 'and')
      ) {
        pending = [...pending, ...piece.who];
        if (flags.has('only')) said.isExclusive = true;
        continue;
      }
      if ((isHeld || isRedefined) && piece.rest.length === 0) {
        pending = [...pending, ...piece.who];
        if (flags.has('only')) said.isExclusive = true;
        if (flags.has('not')) said.unread.push('not');
        continue;
      }
      const isForAll =
        piece.who.some(({ kind }) => kind === 'everyone' || kind === 'visitors') && !flags.has('not');
      const isClear =
        flags.has('only') ||
        flags.has('open') ||
        piece.tables.length > 0 ||
        piece.rest.length > 0 ||
        flags.has('draft') ||
        carried !== undefined ||
        separator === '→' ||
        separator === ':';
      if (
        piece.actions.length === 0 &&
        !last &&
        said.topicActions.length === 0 &&
        (!isClear || (flags.has('may') && !flags.has('only') && !flags.has('open')))
      )
        said.unread.push('who');
      const actions =
        piece.actions.length > 0
          ? piece.actions
          : last && isForAll
            ? (['read'] as const)
            : (last?.actions ?? (said.topicActions.length > 0 ? said.topicActions : ['read' as const]));
      const isBare = piece.tables.length === 0 && piece.ownOf.length === 0 && piece.actions.length === 0;
      const isSameRows =
        piece.rest.length === 0 &&
        !flags.has('draft') &&
        !flags.has('all') &&
        !flags.has('as-now') &&
        !flags.has('not');
      const inherited =
        isBare && last
          ? {
              tables: last.tables,
              ...(isSameRows && {
                rest: last.rest,
                isDraft: last.isDraft,
                isOwn: last.isOwn || flags.has('own'),
              }),
            }
          : {};
      // "but only logged in" narrows who was named before.
      if (isBare && last && flags.has('only') && /^(?:but|,|\()$/u.test(separator) && isSameRows) {
        if (last.who.every(({ kind }) => kind === 'everyone' || kind === 'visitors' || kind === 'person'))
          said.statements[said.statements.length - 1] = { ...last, who: piece.who };
        else if (piece.who.some(({ kind }) => kind !== 'signed-in')) said.unread.push('only');
        continue;
      }
      const isVisitorLock =
        isLock && piece.who.some(({ kind }) => kind === 'visitors' || kind === 'everyone');
      if (isLock && !isVisitorLock && !flags.has('only')) said.unread.push('lock');
      const who = [...pending, ...statementOf(piece, {}).who];
      const tables = piece.tables.length > 0 ? {} : { tables: said.topic, ...inherited };
      const rows = carried
        ? {
            rest: [...carried.rest, ...piece.rest],
            isDraft: carried.flags.has('draft') || flags.has('draft'),
          }
        : {};
      said.statements.push(
        statementOf(piece, { who, actions, ...tables, ...rows, ...(isVisitorLock && { isNot: true }) }),
      );
      pending = [];
      carried = undefined;
    } else if (piece.actions.length > 0) {
      if (pending.length > 0) {
        said.statements.push(
          statementOf(piece, { who: pending, ...(piece.tables.length === 0 && { tables: said.topic }) }),
        );
        // The people stay for what follows.
        pending = [];
      } else if (last) {
        if (/^[.!?;]$/u.test(separator) && !hasFlag(piece, 'they', 'not', 'own')) said.unread.push('who');
        const tables = piece.tables.length > 0 ? piece.tables : last.tables;
        const isOwn = flags.has('own') || (last.isOwn && !flags.has('all'));
        said.statements.push(
          statementOf(piece, {
            who: last.who,
            tables,
            isOwn,
            ownOf: piece.ownOf.length > 0 ? piece.ownOf : last.ownOf,
          }),
        );
      } else if (flags.has('own') && !flags.has('not') && !all.some(hasWho)) {
        said.statements.push(
          statementOf(piece, {
            who: [{ kind: 'person' }],
            ...(piece.tables.length === 0 && { tables: said.topic }),
          }),
        );
      } else {
        said.topicActions = piece.actions;
        said.unread.push('who');
      }
    } else if (!isTablesOnly(piece)) {
      // "drafts: staff only"
      if (
        !last &&
        next &&
        hasWho(next) &&
        (piece.rest.length > 0 || flags.has('draft')) &&
        !flags.has('not') &&
        !flags.has('own') &&
        !flags.has('except')
      )
        carried = piece;
      else attach(said, piece);
    }
    // "Only see" limits what they do, "only see their own" the rows.
    if (flags.has('only') && (!flags.has('only-action') || flags.has('own'))) said.isExclusive = true;
    if (flags.has('except') && (hasWho(piece) || piece.actions.length > 0)) said.unread.push('except');
  }
  // "may view, though not alter, their own payments": the rows are named at the end.
  for (let at = said.statements.length - 2; at >= first; at -= 1) {
    const [one, next] = [said.statements[at], said.statements[at + 1]];
    if (!one || !next || one.tables.length + one.ownOf.length > 0) continue;
    said.statements[at] = {
      ...one,
      tables: next.tables,
      ownOf: next.ownOf,
      isOwn: one.isOwn || next.isOwn,
      rest: [...one.rest, ...next.rest],
      isDraft: one.isDraft || next.isDraft,
    };
  }
  if (carried) said.unread.push(...carried.rest.map((one) => one.said), 'rows');
  if (pending.length > 0) {
    if (said.topicActions.length === 0) said.unread.push('who');
    const actions = said.topicActions.length > 0 ? said.topicActions : (['read'] as const);
    said.statements.push({
      who: pending,
      actions,
      tables: said.topic,
      ownOf: [],
      rest: [],
      isNot: false,
      isOnly: false,
      isOnlyAction: false,
      isOwn: false,
      isAll: false,
      isDraft: false,
      isArrival: false,
      isAsNow: false,
    });
  }
}
