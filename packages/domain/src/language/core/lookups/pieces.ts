import type { Condition, Expression } from '../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { humanise, singular } from '../../planner/names.ts';
import { allOf, columnOf, fold, kindOf, labelsOf } from '../constituents/columnKinds.ts';
import { quantityOf } from '../constituents/comparisons.ts';
import { inPeriod } from '../constituents/spans.ts';
import { linkedBy, pathBetween } from '../constituents/relations.ts';
import { dayOf, periodWords, several } from './lists.ts';
import { lookedUp, tableNamed, type Lookup, type Said } from './said.ts';

const unit = '(?:pieces?|units?|items?|loaves|loafs?|pcs|portions?)';
const need = String.raw`(?: (?:(?:do|did|must|should|shall|will|have|are|were|is) )?(?:we|i|you|there)?(?: (?:need|have|got|bake|make|prepare|deliver|order|ordered|sell|sold|to|must|should))*)?`;
const together = String.raw`(?: (?:all together|altogether|in total|in all|total|all in all|together|overall))`;
const ofPieces = new RegExp(`^how many ${unit} (?:of )?(?:the )?(?<thing>[^?]+?)${need}${together}?$`, 'u');
const inAll = new RegExp(`^how many (?<thing>[^?]+?)${need}${together}$`, 'u');
const needed = new RegExp(
  String.raw`^how many (?<thing>[^?]+?) (?:(?:do|must|should|shall|will) )?(?:we|i) (?:have to |must |should |need to |need|bake|make|prepare|deliver)+$`,
  'u',
);

/** Of a day, pieces are meant even without a word for them. */
const ofDay = /^how many (?<thing>[^?]+)$/u;

/** Lines that count pieces of something: by its name, or by a link to a list of things. */
interface Lines {
  readonly table: LexiconTable;
  readonly pieces: LexiconColumn;
  readonly condition: Condition;
  readonly words: string;
}

function contains(column: LexiconColumn, thing: string): Condition {
  return {
    kind: 'compare',
    left: columnOf(column),
    operator: 'contains',
    right: { kind: 'value', value: thing },
  };
}

/** True where a text of the column has the words of a thing. */
function hasThing(column: LexiconColumn, thing: string): boolean {
  return (column.values ?? []).some((value) => fold(value).includes(thing));
}

function linesOf(thing: string, { index }: Said): readonly Lines[] {
  const kinds = index.tables.filter((table) => labelsOf(table).some((column) => hasThing(column, thing)));
  return index.tables.flatMap((table): readonly Lines[] => {
    const pieces = quantityOf(table);
    if (!pieces) return [];
    const texts = table.columns.filter(
      (column) => kindOf(column) === 'text' && !labelsOf(table).includes(column),
    );
    const text =
      texts.find((column) => hasThing(column, thing)) ??
      texts.find(({ name }) => kinds.some((kind) => singular(kind.name) === singular(name)));
    if (text)
      return [
        {
          table,
          pieces,
          condition: contains(text, thing),
          words: `${humanise(text.name)} contains ${thing}`,
        },
      ];
    const [kind] = kinds;
    const path = kind && kinds.length === 1 ? pathBetween(table, kind, index) : undefined;
    const [label] = kind ? labelsOf(kind) : [];
    const isDirect = path?.length === 1 && path[0]?.isForward === true;
    return path && isDirect && kind && label
      ? [
          {
            table,
            pieces,
            condition: linkedBy(path, contains(label, thing)),
            words: `${humanise(singular(kind.name))} contains ${thing}`,
          },
        ]
      : [];
  });
}

/** A sum, which is 0 where there are no rows. */
function orNone(sum: Expression): Expression {
  return { kind: 'call', name: 'coalesce', arguments: [sum, { kind: 'value', value: 0 }] };
}

/** `how many croissants all together`, `how many pieces of rye bread for friday`: pieces are summed, not rows counted. */
export const readPieces: Lookup = (said) => {
  const { words, period } = said;
  const thing = (
    ofPieces.exec(words) ??
    inAll.exec(words) ??
    needed.exec(words) ??
    (period ? ofDay.exec(words) : null)
  )?.groups?.['thing'];
  if (thing === undefined || tableNamed(thing, said.index)) return undefined;
  const one = fold(singular(thing));
  const exact = linesOf(fold(thing), said);
  const [lines, other] = exact.length > 0 ? exact : linesOf(one, said);
  if (!lines || other) return undefined;
  const day = period && dayOf(lines.table);
  if (period && (!day || period.isBound === true)) return undefined;
  const sum: Expression = { kind: 'aggregate', name: 'sum', of: columnOf(lines.pieces) };
  return lookedUp(
    said,
    {
      from: lines.table.name,
      columns: [{ value: orNone(sum), as: `total_${lines.pieces.name}` }],
      where: allOf([lines.condition, ...(day && period ? [inPeriod(day, period)] : [])]),
    },
    `${several(lines.table)} where ${lines.words}${day && period ? ` and ${periodWords(day, said)}` : ''}`,
  );
};
