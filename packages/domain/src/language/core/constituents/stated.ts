import type { LexiconColumn } from '../../planner/lexicon.ts';
import { singular } from '../../planner/names.ts';
import { holds, kindOf } from './columnKinds.ts';
import { columnsOf, type Piece } from './pieces.ts';
import { free, isTarget, mark, negationBefore, type Work } from './work.ts';

/** Columns whose values tell rows apart, though nobody reckons with them. */
const identifying = /(?:^|_)(?:number|code|no|nr|ref|reference|sku|isbn|plate|iban)$/iu;

const stating = /^(?:is|are|=|:|equals)$/u;

function isFigures(piece: Piece): boolean {
  return piece.amount !== undefined && /^\d+$/u.test(piece.text);
}

/** The column by which a row of the table is called, as in `member 0007`. */
function callNumber({ table }: Work): LexiconColumn | undefined {
  const own = singular(table.name).toLowerCase();
  return table.columns.find(
    ({ name, primaryKey }) =>
      !primaryKey && identifying.test(name) && name.toLowerCase().replace(identifying, '') === own,
  );
}

function push(work: Work, column: LexiconColumn, { text: value }: Piece, at: number, last: number): void {
  const negation = negationBefore(work, at);
  mark(work, at, last);
  if (negation !== undefined) mark(work, negation);
  const isNegated = negation !== undefined;
  work.found.push({ condition: holds(column, value), column, value, isNegated, at: last });
  work.words.push({
    said: work.pieces
      .slice(at, last + 1)
      .map((piece) => piece.text)
      .join(' '),
    read: `${column.name} is ${isNegated ? 'not ' : ''}${value}`,
  });
}

/**
 * `gauge N`, `gauge is purple`, `member number 0042`, `member 0042`: what stands behind a column of texts is its value, also
 * a single letter, and in a question also a word that no row is known to hold.
 */
export function readStated(work: Work, at: number): boolean {
  const piece = free(work, at);
  if (!piece) return false;
  const next = work.pieces[at + 1];
  const isSaid = next !== undefined && stating.test(next.lower);
  const place = isSaid ? at + 2 : at + 1;
  const said = free(work, place);
  if (!said || said.literal !== undefined || said.period !== undefined) return false;
  const columns = columnsOf(piece, work.table).filter((column) => kindOf(column) === 'text');
  const held = columns.find(({ values }) => values?.includes(said.text));
  if (held && (said.entries.length === 0 || said.cue !== undefined)) {
    push(work, held, said, at, place);
    return true;
  }
  const numbered = isFigures(said)
    ? (columns.find(({ name }) => identifying.test(name)) ??
      (isTarget(work, piece) && !isSaid ? callNumber(work) : undefined))
    : undefined;
  if (numbered && kindOf(numbered) === 'text') {
    push(work, numbered, said, at, place);
    return true;
  }
  const [column] = columns;
  const isWord =
    said.entries.length === 0 &&
    said.cue === undefined &&
    said.amount === undefined &&
    said.isMark !== true &&
    /^\p{L}[\p{L}\p{N}-]*$/u.test(said.text);
  const isLast = place === work.pieces.length - 1 || work.pieces[place + 1]?.isMark === true;
  if (!column || columns.length > 1 || !work.isQuestion || !isSaid || !isWord || !isLast) return false;
  push(work, column, said, at, place);
  return true;
}
