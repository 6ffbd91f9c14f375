import type { Condition, Expression } from '../../../ast/index.ts';
import type { LexiconColumn } from '../../../planner/lexicon.ts';
import { columnOf, isDated, isYesNo, kindOf, text, yesNoValue } from '../../constituents/columnKinds.ts';
import { columnsOf, valuesOf, type Piece } from '../../constituents/pieces.ts';
import { free, isFiller, nextPlace, mark, type Work } from '../../constituents/work.ts';
import { valueFor, type ReadValue } from './columnValue.ts';
import { connector, isGiven, groupBefore, ownValue } from './ownValue.ts';

/** A column and the value its rows get. */
export interface Assignment {
  readonly column: LexiconColumn;
  readonly value: Expression;
  readonly read: string;
  readonly at: number;
}

type Rule = (work: Work) => readonly Assignment[];

const verbs = new Set(['change', 'mark', 'increase', 'decrease']);
const verbWords =
  /^(?:put|make|makes|made|goes|go|give|gets|note|promote|assigned|assign|declare|put down|costs?)$/u;

export function isVerb(piece: Piece | undefined): boolean {
  return (
    piece !== undefined && ((piece.cue !== undefined && verbs.has(piece.cue)) || verbWords.test(piece.lower))
  );
}

function hasVerb(work: Work): boolean {
  return work.pieces.some(isVerb);
}

function take(work: Work, column: LexiconColumn, found: ReadValue, from: number): Assignment {
  mark(work, Math.min(from, found.first), found.last);
  if (found.isPartial) work.cost += 1;
  work.words.push({
    said: work.pieces
      .slice(found.first, found.last + 1)
      .map((piece) => piece.text)
      .join(' '),
    read: `${column.name} becomes ${found.read}`,
  });
  return { column, value: found.value, read: found.read, at: found.first };
}

const between =
  /^(?:to|as|into|=|:|->|=>|–|-|now|is|are|must|should be|shall be|must be|becomes?|will be|is now|are now|also|from|new|change|of|to be|must)$/u;

/** `status to expired`, `title: Head lice`, `min order should be 30`, `stock to zero`. */
const named: Rule = (work) => {
  const found: Assignment[] = [];
  for (let at = 0; at < work.pieces.length; at += 1) {
    const piece = free(work, at);
    const columns = piece ? columnsOf(piece, work.table) : [];
    for (const column of columns) {
      let place = at + 1;
      let isStrong = /^(?:starts|ends|begins|leaves)$/u.test(piece?.lower ?? '') && isDated(column);
      while (place < work.pieces.length && place <= at + 6) {
        const next = work.pieces[place];
        if (
          !next ||
          !(between.test(next.lower) || isFiller(next) || next.cue === 'change') ||
          /^[.,;!?]$/u.test(next.text)
        )
          break;
        if (connector.test(next.lower) || next.cue === 'change') isStrong = true;
        place += 1;
      }
      const isOnlyBeing = !work.pieces
        .slice(at, place)
        .some(
          ({ lower, cue }) => cue === 'change' || (connector.test(lower) && !/^(?:is|are)$/u.test(lower)),
        );
      const isCondition =
        isOnlyBeing &&
        work.pieces.slice(0, at).some(({ lower }) => /^(?:where|if|whose|who|that|which|when)$/u.test(lower));
      const value = isStrong && !isCondition ? valueFor(work, column, place, true) : undefined;
      if (!value || free(work, at) === undefined) continue;
      const before = work.pieces[at - 1];
      if (before?.cue === 'new' || before?.cue === 'change') mark(work, at - 1);
      found.push(take(work, column, value, at));
      break;
    }
  }
  return found;
};

/** `change the seats of Swift from 4 to 8`: the row is named between the column and its value. */
const distant: Rule = (work) => {
  if (!hasVerb(work)) return [];
  const connectors = work.pieces.flatMap(({ lower }, place) =>
    /^(?:to|at|=|is now|are now|becomes?|should be)$/u.test(lower) && !work.used.has(place) ? [place] : [],
  );
  for (let at = 0; at < work.pieces.length; at += 1) {
    const to = connectors.find((place) => place > at);
    if (to === undefined) return [];
    const piece = free(work, at);
    const column =
      piece &&
      columnsOf(piece, work.table).find((one) => kindOf(one) !== 'text' && kindOf(one) !== 'reference');
    const value = column ? valueFor(work, column, to + 1, false) : undefined;
    if (!column || !value) continue;
    const from = work.pieces[to - 2]?.cue === 'from' ? work.pieces[to - 1]?.amount : undefined;
    if (from !== undefined) {
      mark(work, to - 2, to);
      const condition: Condition = {
        kind: 'compare',
        left: columnOf(column),
        operator: '=',
        right: { kind: 'value', value: from },
      };
      work.found.push({ condition, column, at: at });
    }
    mark(work, at);
    mark(work, to);
    return [take(work, column, value, to)];
  }
  return [];
};

/** `set the state of the Rossi album to delivered`: the last words are the value of a column of texts. */
const worded: Rule = (work) => {
  const at = work.pieces.findIndex((piece) => columnsOf(piece, work.table).length > 0);
  const before = work.pieces.slice(0, at).filter((piece) => !isFiller(piece) || piece.cue === 'change');
  const [verb, ...others] = before;
  const isSet = verb !== undefined && others.length === 0 && /^(?:set|change|update)$/u.test(verb.lower);
  const isOf = /^(?:of|for)$/u.test(work.pieces[at + 1]?.lower ?? '');
  const to = work.pieces.findLastIndex(({ lower }, place) => lower === 'to' && place > at + 2);
  const piece = free(work, at);
  const column =
    isSet && isOf && to >= 0 && piece
      ? columnsOf(piece, work.table).find((one) => kindOf(one) === 'text' && one.allowedValues === undefined)
      : undefined;
  const value = column ? valueFor(work, column, to + 1, true) : undefined;
  if (!column || value?.last !== work.pieces.length - 1) return [];
  mark(work, at, at);
  mark(work, to);
  return [take(work, column, value, to)];
};

/** `mark … as paid`, `to staff`, `goes to the Bears`, `into Hedgehogs`: the value itself says which column. */
const given: Rule = (work) => {
  if (!hasVerb(work) && !work.pieces.some(({ lower }) => /^(?:into|goes|to|in)$/u.test(lower))) return [];
  const found: Assignment[] = [];
  for (let at = 0; at < work.pieces.length; at += 1) {
    const piece = free(work, at);
    if (!piece || piece.isMark || piece.amount !== undefined) continue;
    const connectorAt = isGiven(work, at) ?? groupBefore(work, at);
    if (!connectorAt?.isStrong) continue;
    const own = ownValue(work, at);
    const last = found.at(-1);
    if (!own || last?.column.name === own.column.name) continue;
    found.push(take(work, own.column, own.value, connectorAt.place));
  }
  return found;
};

/** `mark all their orders paid`, `make them staff`: the value is the last thing said. */
const trailing: Rule = (work) => {
  const verb = work.pieces.findIndex(
    (piece) => piece.cue === 'mark' || /^(?:make|set|mark|put|write|declare)$/u.test(piece.lower),
  );
  if (verb === -1) return [];
  let last = work.pieces.length - 1;
  while (last > verb && (isFiller(work.pieces[last]) || work.pieces[last]?.isMark)) last -= 1;
  const cue = work.pieces[last - 1]?.cue;
  const isLimit = cue !== undefined && ['is', 'from', 'of', 'in', 'for', 'with', 'by'].includes(cue);
  if (last - verb < 2 || isLimit) return [];
  const own = ownValue(work, last);
  return own ? [take(work, own.column, own.value, last)] : [];
};

/** The plain verb of a yes-or-no column: `publish` of `published`. */
function verbOf(column: LexiconColumn): readonly string[] {
  const plain = column.name.toLowerCase().replace(/^is_/u, '');
  const stem = plain.replace(/ed$/u, '');
  return plain.endsWith('ed')
    ? [stem, `${stem}e`, stem.replace(/(?<double>.)\k<double>$/u, '$<double>')]
    : [];
}

/** `publish all drafts`, `approve the reviews with 5 stars`, `cancel …`. */
const verbal: Rule = (work) => {
  for (const [at, piece] of work.pieces.entries())
    for (const column of work.table.columns.filter(isYesNo)) {
      const isVerbal = verbOf(column).includes(piece.corrected ?? piece.lower);
      const value = isVerbal ? yesNoValue(column, true) : undefined;
      if (value && free(work, at))
        return [take(work, column, { value, first: at, last: at, read: 'yes' }, at)];
    }
  return [];
};

/** `marta kuhn is active again`, `all her trainings are cancelled, please mark it`. */
const stated: Rule = (work) => {
  const isNow = work.pieces.some(({ lower }) =>
    /^(?:again|now|from now on|back|finally|mark|mark it|note)$/u.test(lower),
  );
  if (!isNow) return [];
  for (const [at, piece] of work.pieces.entries()) {
    const isStated = /^(?:is|are)$/u.test(work.pieces[at - 1]?.lower ?? '');
    const column = isStated ? columnsOf(piece, work.table).find(isYesNo) : undefined;
    const value = column && yesNoValue(column, true);
    if (column && value && free(work, at))
      return [take(work, column, { value, first: at, last: at, read: 'yes' }, at - 1)];
  }
  return [];
};

/** `email joan@example.com`, `mobile 0176 4432 10`: a text that can only be of one column. */
const typed: Rule = (work) => {
  const found: Assignment[] = [];
  for (let at = 0; at < work.pieces.length; at += 1) {
    const piece = free(work, at);
    if (piece?.literal === undefined || piece.isTime) continue;
    const pattern = piece.literal.includes('@')
      ? /mail/iu
      : /^[+\d][\d\s/-]+$/u.test(piece.literal)
        ? /phone|^tel|mobile/iu
        : undefined;
    const columns = pattern
      ? work.table.columns.filter(({ name, type }) => pattern.test(name) && type.startsWith('text'))
      : [];
    const [column] = columns;
    if (columns.length !== 1 || !column || column.values?.includes(piece.literal)) continue;
    const value = { value: text(piece.literal), first: at, last: at, read: piece.literal };
    const before = nextPlace(work, at, -1);
    const beside = work.pieces[before];
    const isBeside =
      beside !== undefined && columnsOf(beside, work.table).some(({ name }) => name === column.name);
    if (isBeside) mark(work, before);
    for (const [place, other] of work.pieces.entries())
      if (/^(?:has|new|have|with|having|number)$/u.test(other.lower) && place < at) mark(work, place);
    found.push(take(work, column, value, at));
  }
  return found;
};

/** `take out the note`, `remove her phone number`: empties a column of named rows. */
const emptied: Rule = (work) => {
  for (const [at, piece] of work.pieces.entries()) {
    if (piece.cue !== 'remove' || work.used.has(at)) continue;
    const place = nextPlace(work, at, 1);
    const next = free(work, place);
    const column =
      next &&
      columnsOf(next, work.table).find((one) => one.nullable && !isDated(one) && kindOf(one) !== 'reference');
    if (!column || valuesOf(next).length > 0) continue;
    mark(work, at, place);
    work.words.push({ said: `${piece.text} ${next.text}`, read: `${column.name} becomes empty` });
    return [{ column, value: { kind: 'value', value: null }, read: 'empty', at: place }];
  }
  return [];
};

function called(name: 'upper' | 'lower' | 'trim', column: LexiconColumn): Expression {
  return { kind: 'call', name, arguments: [columnOf(column)] };
}

/** `postcodes in capitals`, `no spaces around names`, `remove all spaces in phone`. */
const tidied: Rule = (work) => {
  const tidy = work.pieces.flatMap((piece, at) =>
    (piece.cue === 'upper' || piece.cue === 'lower' || piece.cue === 'trim') && !work.used.has(at)
      ? [{ cue: piece.cue, at }]
      : [],
  );
  const [first] = tidy;
  if (!first || tidy.length > 1) return [];
  const said = work.pieces.map(({ lower }) => lower).join(' ');
  const isEnds = /\b(?:front|behind|begin|beginning|start|end|ends|around|trim|before|after|extra)\b/u.test(
    said,
  );
  const found: Assignment[] = [];
  for (const [at, piece] of work.pieces.entries()) {
    const column = free(work, at) && columnsOf(piece, work.table).find((one) => kindOf(one) === 'text');
    if (!column) continue;
    const value: Expression =
      first.cue === 'trim' && !isEnds
        ? { kind: 'call', name: 'replace', arguments: [columnOf(column), text(' '), text('')] }
        : called(first.cue, column);
    mark(work, at);
    found.push({ column, value, read: first.cue, at });
    work.words.push({ said: piece.text, read: `${column.name} in ${first.cue}` });
  }
  if (found.length === 0) return [];
  for (const [at, piece] of work.pieces.entries())
    if (
      /^(?:front|behind|begin|beginning|start|end|ends|around|extra|before|after|remove|cut|write|all|people|peoples|people's|no|or|letters)$/u.test(
        piece.lower,
      ) ||
      piece.cue === 'remove' ||
      at === first.at
    )
      mark(work, at);
  return found;
};

/** Every way in which a clause gives values to columns, in the order in which they take words. */
export const assignmentRules: readonly Rule[] = [
  tidied,
  named,
  distant,
  worded,
  typed,
  verbal,
  given,
  stated,
  emptied,
];

/** Tried where no other rule found a value. */
export const lastRule: Rule = trailing;
