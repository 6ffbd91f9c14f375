import type { Expression } from '../../../ast/index.ts';
import { singular } from '../../../planner/names.ts';
import { meantBy } from '../../constituents/adjectives.ts';
import { columnOf, figureIn, kindOf } from '../../constituents/columnKinds.ts';
import { quantityOf } from '../../constituents/comparisons.ts';
import { columnsOf, valuesOf } from '../../constituents/pieces.ts';
import { free, nextPlace, mark, type Work } from '../../constituents/work.ts';
import { isByDeed } from './deeds.ts';
import { anyNumber, counted, mainMoney, type Measure } from './measures.ts';

/** `how many bouquets did we deliver`: the column of the rows at hand that says what they are of. */
export function thingCounted(work: Work): boolean {
  const at = work.pieces.findIndex(({ cue, lower }) => cue === 'how-many' || lower === '#');
  const place = nextPlace(work, at, 1);
  const piece = at < 0 ? undefined : free(work, place);
  const isColumn = piece && columnsOf(piece, work.table).some((column) => kindOf(column) === 'text');
  const isKind = piece && valuesOf(piece).some((one) => one.table.name === work.table.name || isByDeed(work));
  const isThing = isColumn === true || isKind === true;
  if (isColumn) mark(work, place);
  return isThing;
}

/** What is counted where something was sold: pieces, if the rows say how many, otherwise the rows. */
export function piecesSold({ table }: Work): Measure {
  const quantity = quantityOf(table);
  return quantity
    ? { value: { kind: 'aggregate', name: 'sum', of: columnOf(quantity) }, as: quantity.name, at: -1 }
    : { value: counted, as: 'count', at: -1 };
}

/** The figure that a superlative compares, where none is named: money if the words say so, else a count. */
export function figureOf(work: Work): Measure {
  const isMoney = work.pieces.some(({ lower }) =>
    /^(?:money|revenue|spent|spend|spends|sales|turnover|worth|debts?|cash)$/u.test(lower),
  );
  const money = isMoney ? mainMoney(work.table) : undefined;
  for (const [at, { lower }] of work.pieces.entries())
    if (/^(?:money|spent|spend|spends|debts?|cash|often)$/u.test(lower)) mark(work, at);
  const dear = work.pieces.findIndex(({ lower }) =>
    /^(?:dearest|most expensive|priciest|cheapest)$/u.test(lower),
  );
  const price = mainMoney(work.table);
  if (dear >= 0 && price) {
    mark(work, dear);
    const name = /cheap/u.test(work.pieces[dear]?.lower ?? '') ? 'smallest' : 'largest';
    return { value: { kind: 'aggregate', name, of: columnOf(price) }, as: price.name, at: -1 };
  }
  const meant = meantBy(work);
  if (meant && /rating|score|stars|temp|elo/iu.test(meant.column.name)) {
    mark(work, meant.at);
    const average: Expression = { kind: 'aggregate', name: 'average', of: figureIn(meant.column) };
    return { value: average, as: `average_${meant.column.name}`, at: meant.at };
  }
  const named = anyNumber(work);
  if (named) {
    mark(work, named.at);
    const sum: Expression = { kind: 'aggregate', name: 'sum', of: figureIn(named.column) };
    return { value: sum, as: named.column.name, at: named.at };
  }
  const forms = new Set([work.table.name, singular(work.table.name)]);
  const isCounted = work.pieces.some(({ lower }) => forms.has(lower));
  const quantity = isCounted ? undefined : quantityOf(work.table);
  if (quantity && !money)
    return { value: { kind: 'aggregate', name: 'sum', of: columnOf(quantity) }, as: quantity.name, at: -1 };
  return money
    ? { value: { kind: 'aggregate', name: 'sum', of: columnOf(money) }, as: money.name, at: -1 }
    : { value: counted, as: 'count', at: -1 };
}
