import type { LexiconTable } from '../../../planner/lexicon.ts';
import { pathBetween, type Step } from '../../constituents/relations.ts';
import { tablesOf, type Piece } from '../../constituents/pieces.ts';
import { isTarget, mark, type Work } from '../../constituents/work.ts';
import type { CoreIndex } from '../../schemaIndex.ts';

/** Verbs and nouns of a deed, and the tables that record it. */
const deeds: readonly { readonly words: RegExp; readonly tables: RegExp }[] = [
  {
    words:
      /^(?:sell|sells|sold|selling|sale|sales|revenue|turnover|takings|income|bring|brings|brought|taken|took)$/u,
    tables: /^(?:sales?|orders?|order_?(?:items?|lines?|positions?)|purchases?|invoices?)$/u,
  },
  {
    words:
      /^(?:order|orders|ordered|ordering|buy|buys|bought|buying|purchased?|spend|spends|spent|spending|shopped)$/u,
    tables: /^(?:orders?|sales?|purchases?|order_?(?:items?|lines?|positions?))$/u,
  },
  {
    words: /^(?:deliver|delivers|delivered|deliveries|delivery|delivering)$/u,
    tables: /^(?:deliver(?:y|ies)|orders?)$/u,
  },
  { words: /^(?:reserved?|reserves|reserving)$/u, tables: /^(?:reservations?|bookings?)$/u },
  { words: /^(?:booked|books|booking|bookings)$/u, tables: /^(?:reservations?|bookings?|appointments?)$/u },
  {
    words: /^(?:attend|attends|attended|attending|turned up|showed up|present)$/u,
    tables: /^(?:attendances?|check_?ins?|visits?)$/u,
  },
  {
    words: /^(?:absent|missed|misses|missing days|sick days|ill|sick|off sick)$/u,
    tables: /^(?:absences?|sick_?(?:days|leaves?))$/u,
  },
  {
    words: /^(?:pay|pays|paid|paying|receive|received)$/u,
    tables: /^(?:payments?|fees|invoices?|dues)$/u,
  },
  {
    words:
      /^(?:register|registers|registered|registering|enrol|enrolled|signed up|entered|takes? part|taking part|participates?)$/u,
    tables: /^(?:registrations?|enrol?lments?|sign_?ups?|entries|participants?)$/u,
  },
  { words: /^(?:reviewed|reviewing|rated|rates)$/u, tables: /^(?:reviews?|ratings?)$/u },
  { words: /^(?:waste|wasted|wasting|thrown|throw|lost)$/u, tables: /^(?:wastage|waste|losses)$/u },
  {
    words: /^(?:cook|cooks|cooked|cooking|lunch|dinner|eat|eating|ate|menu)$/u,
    tables: /^(?:meals?|meal_?plans?|menus?)$/u,
  },
  { words: /^(?:played|plays|play|won|wins|win)$/u, tables: /^(?:games?|matches)$/u },
  { words: /^(?:trained|train|trains|practi[cs]es?)$/u, tables: /^(?:trainings?|sessions?)$/u },
  { words: /^(?:made|produced?|produces)$/u, tables: /^(?:batches|productions?)$/u },
];

function plainName({ name }: LexiconTable): string {
  return name
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, '_')
    .toLowerCase()
    .replace(/^(?:tbl|tb|t)_/u, '');
}

/** The tables that record a deed, by its verb or noun: `sold` for sales, `reserved` for reservations. */
export function recordsOf(word: string, { tables }: CoreIndex): readonly LexiconTable[] {
  const forms = deeds.filter(({ words }) => words.test(word));
  return tables.filter((table) => forms.some((one) => one.tables.test(plainName(table))));
}

/** The pieces with what records their deeds among what they name; they may then be left out too. */
export function withDeeds(pieces: readonly Piece[], index: CoreIndex): readonly Piece[] {
  const nouns = new Set(pieces.flatMap((piece) => tablesOf(piece).map(({ name }) => name)));
  return pieces.map((piece) => {
    if (piece.literal !== undefined || tablesOf(piece).length > 0) return piece;
    const records = recordsOf(piece.lower, index).filter(({ name }) => !nouns.has(name));
    return records.length === 0
      ? piece
      : {
          ...piece,
          isDeed: true,
          entries: [...piece.entries, ...records.map((table) => ({ kind: 'table', table }) as const)],
        };
  });
}

/** True where the table at hand is only named by a deed: `sold`, not `sales`. */
export function isByDeed(work: Work): boolean {
  return work.pieces.some((piece) => piece.isDeed && isTarget(work, piece));
}

/** What a deed is about: the linked table that is named beside it, and the way there. */
export function subjectOf(
  work: Work,
): { readonly table: LexiconTable; readonly path: readonly Step[]; readonly at: number } | undefined {
  if (!isByDeed(work)) return undefined;
  for (const [at, piece] of work.pieces.entries()) {
    if (work.used.has(at) || piece.isDeed || isTarget(work, piece)) continue;
    for (const table of tablesOf(piece)) {
      const path = pathBetween(work.table, table, work.index);
      if (!path?.every(({ isForward }) => isForward)) continue;
      mark(work, at);
      return { table, path, at };
    }
  }
  return undefined;
}
