import type { LexiconColumn } from '../../planner/lexicon.ts';
import { isFigure } from './columnKinds.ts';
import type { Work } from './work.ts';

/** Words for much or little of something, and the columns that hold it. */
const scales: readonly { readonly words: RegExp; readonly columns: RegExp }[] = [
  {
    words: /^(?:earns?|earning|earned|best paid|paid|wages?|salar(?:y|ies))$/u,
    columns: /wage|salary|rate|pay/iu,
  },
  { words: /^(?:warm|hot|cold|cool)(?:er|est)?$/u, columns: /temp/iu },
  { words: /^(?:strong|weak)(?:er|est)?$/u, columns: /elo|rating|rank|score|points/iu },
  { words: /^(?:rated|stars?|liked|(?:highest|best|top|lowest) rated)$/u, columns: /rating|stars|score/iu },
  { words: /^(?:heav(?:y|ier|iest)|light(?:er|est)?|weighs?)$/u, columns: /weight|_kg$/iu },
  { words: /^(?:big|larg|small)(?:ger|gest|er|est|e)?$/u, columns: /capacity|seats|size|max_|places|area/iu },
  { words: /^(?:long|short)(?:er|est)?$/u, columns: /duration|length|minutes|hours/iu },
  { words: /^(?:left|stock|in stock|on hand|available)$/u, columns: /stock|stems|qty|quantity|left/iu },
  { words: /^(?:old|young)(?:er|est)?$/u, columns: /^age$/iu },
  {
    words: /^(?:costs?|charges?|dear|pricey|prici(?:er|est)|cheap(?:er|est)?|expensive)$/u,
    columns: /price|fee|cost|rate/iu,
  },
];

/** The number column that an adjective or verb is about: `warmest` of a temperature, `earns` of a wage. */
export function meantBy(work: Work): { readonly column: LexiconColumn; readonly at: number } | undefined {
  for (const [at, { lower }] of work.pieces.entries())
    for (const { words, columns } of scales) {
      const found = words.test(lower)
        ? work.table.columns.filter((one) => isFigure(one) && columns.test(one.name))
        : [];
      if (found[0]) return { column: found[0], at };
    }
  return undefined;
}

const units: readonly { readonly words: RegExp; readonly columns: RegExp }[] = [
  { words: /^(?:kilos?|kg|kgs|kilograms?)$/u, columns: /_kg$|weight|stock/u },
  { words: /^(?:hours?|hrs?)$/u, columns: /hours?/u },
  { words: /^(?:stars?)$/u, columns: /rating|stars/u },
  { words: /^(?:degrees?|°c?|celsius)$/u, columns: /temp/u },
  { words: /^(?:pieces|pcs)$/u, columns: /stock|qty|quantity|pieces/u },
];

/** The only number column of a unit: `kg` of a weight or a stock in kilograms. */
export function ofUnit(word: string, work: Work): LexiconColumn | undefined {
  const unit = units.find(({ words }) => words.test(word));
  const found = unit
    ? work.table.columns.filter(
        (column) => isFigure(column) && unit.columns.test(column.name) && !/price|per_/u.test(column.name),
      )
    : [];
  return found.length === 1 ? found[0] : undefined;
}
