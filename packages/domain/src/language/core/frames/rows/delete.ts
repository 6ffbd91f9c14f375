import type { DatabaseChange } from '../../../ast/index.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';
import { fold, labelsOf } from '../../constituents/columnKinds.ts';
import { piecesOf, valuesOf, type Piece } from '../../constituents/pieces.ts';
import {
  candidateTables,
  joined,
  leftOver,
  namedAlthoughAll,
  otherNouns,
  readConditions,
} from '../../constituents/selection.ts';
import { isTarget, nextPlace, startWork, mark, type Work } from '../../constituents/work.ts';
import type { Clause, Frame, FrameReading, ReadState } from '../../frame.ts';
import { decided } from './decided.ts';
import { plainInstruction } from './update.ts';

type Delete = Extract<DatabaseChange, { readonly do: 'delete' }>;

const away = /^(?:ever|can|go|away|gone|off|out|list|from|the)$/u;
const structure = /^(?:table|column|field|index|rule|rules|policy|constraint)s?$/u;
const wholly = /^(?:all|every|everything|all the|all of the)$/u;
const keeping = /^(?:stay|stays|keep|keeps|remain|remains)$/u;

/** True where the words ask to remove rows: a verb of removal, and no column, table or rule as such. */
function isDelete(pieces: readonly Piece[]): boolean {
  const removes = pieces.some(({ cue }) => cue === 'remove');
  return removes && !pieces.some(({ lower }) => structure.test(lower));
}

function ask(
  text: string,
  choices: readonly { label: string; instruction: string }[],
  unread: readonly string[],
  cost: number,
): FrameReading {
  return { meaning: { ask: text, choices }, words: [], unread, cost: cost + 3 };
}

/** A name that was misspelt, in a sentence that deletes: it is asked, never taken. */
function misspelt(work: Work): Piece | undefined {
  return work.pieces.find(
    (piece, at) => piece.corrected !== undefined && valuesOf(piece).length > 0 && work.used.has(at),
  );
}

/** Places of `of` and the like before the name of a row, where what belongs to it is not said: `delete of the Otters`. */
function belongings(work: Work): readonly number[] {
  return work.found.flatMap(({ at }) => {
    const place = nextPlace(work, at, -1);
    const cue = work.pieces[place]?.cue;
    return cue === 'of' || cue === 'for' || cue === 'in' || cue === 'from' ? [place] : [];
  });
}

function isWholeTable(pieces: readonly Piece[], table: LexiconTable): boolean {
  const rows = pieces.some(({ cue, lower }) => cue === 'row' || lower === 'all rows');
  return (
    pieces.some(({ lower }) => wholly.test(lower)) &&
    (rows || pieces.some(({ lower }) => lower === table.name.toLowerCase() || lower.endsWith('s')))
  );
}

function attempt(pieces: readonly Piece[], table: LexiconTable, state: ReadState): FrameReading | undefined {
  const work = startWork(pieces, table, state.index, false);
  const isNamed = pieces.some((piece) => isTarget(work, piece));
  for (const [at, { cue }] of pieces.entries()) if (cue === 'remove') mark(work, at);
  readConditions(work);
  const where = joined(work);
  for (const [at, piece] of pieces.entries())
    if (away.test(piece.lower) && piece.entries.length === 0) mark(work, at);
  const isLabelled = work.found.some(({ column }) =>
    labelsOf(table).some(({ name }) => name === column?.name),
  );
  if (!isNamed && !isLabelled) return undefined;
  const unread = [
    ...leftOver(work),
    ...namedAlthoughAll(work),
    ...otherNouns(work),
    ...(isNamed ? [] : belongings(work)),
  ].map((at) => pieces[at]?.text ?? '');
  const cost = work.cost + (isNamed ? 0 : 1) - work.found.length * 0.1;
  if (work.ask && unread.length === 0) return ask(work.ask.text, work.ask.choices, unread, cost);
  const wrong = misspelt(work);
  const guess = wrong ? { said: wrong.text, value: valuesOf(wrong)[0]?.value ?? wrong.lower } : work.guessed;
  if (guess && unread.length === 0) {
    const { value } = guess;
    const whole = pieces
      .map((piece) => piece.text)
      .join(' ')
      .replace(guess.said, value);
    return ask(`Did you mean ${value}?`, [{ label: value, instruction: whole }], unread, cost);
  }
  if (where.kind === 'always') {
    if (!isWholeTable(pieces, table))
      return ask(
        `Which ${table.name.replaceAll('_', ' ')} should go? Say which, or all.`,
        [],
        unread,
        cost + 1,
      );
  }
  const change: Delete = { do: 'delete', table: table.name, where };
  return { meaning: { changes: [change] }, words: work.words, unread, cost };
}

/** Restatements of what was said: `please delete them`, `the newer ones of course stay`. */
function withoutRestatement(text: string): string {
  return text
    .replace(/,? (?:must|can|should|have to) go(?: away)?(?=[\s,.]|$)/iu, ' delete')
    .replace(
      /,? ?(?:and )?(?:please |kindly )?(?:delete|remove) (?:them|these|those|exactly these|it)\b(?:,? if there (?:are|is) any)?/iu,
      ' delete',
    )
    .replace(
      /[,;] the (?:newer|older|other|rest|others)(?: ones)?(?: of course| can| should| must)* (?:stays?|remains?)(?=[\s,.]|$)/iu,
      '',
    )
    .replace(/\bi have written off;?/iu, '');
}

/** Reads a removal of rows. Every word has to be used; what is not sure is asked. */
export const readDelete: Frame = ({ text: typed }: Clause, state) => {
  const text = plainInstruction(withoutRestatement(typed), state);
  const pieces = piecesOf({ text }, state.index, state.today);
  if (!isDelete(pieces) || pieces.some(({ lower }) => keeping.test(lower))) return undefined;
  return decided(
    text,
    candidateTables(pieces, state.index)
      .map((table) => attempt(pieces, table, state))
      .filter((found) => found !== undefined),
  );
};

const doubled =
  /\b(?:is|are|was|were|been|has been|have been)\b.{0,40}\b(?:twice|two times|2 times|double|doubled|duplicated?)\b|\bmerge\b|(?<!\bno )\bduplicates?\b|\bsame (?:guy|person|one|customer)\b/iu;

/** Asks about rows that are there twice: which of them to keep is never guessed. */
export const readMerge: Frame = ({ text }, state) => {
  if (!doubled.test(text)) return undefined;
  const pieces = piecesOf({ text }, state.index, state.today);
  const named = pieces.flatMap(valuesOf)[0];
  const [table] = named ? [named.table] : candidateTables(pieces, state.index);
  if (!table || (!named && !pieces.some((piece) => piece.entries.some(({ kind }) => kind === 'table'))))
    return undefined;
  const rows = table.name.replaceAll('_', ' ');
  const what = named
    ? `“${fold(named.value) === named.value ? named.value : named.value.trim()}”`
    : `which ${rows}`;
  const choices = named
    ? [
        {
          label: 'Show both rows',
          instruction: `show me the ${rows} where ${named.column.name} is "${named.value}"`,
        },
      ]
    : [];
  return {
    meaning: {
      ask: `Duplicate rows cannot be told apart by ${what} alone. Look at them and say which one to delete, by its ${table.columns[0]?.name ?? 'id'}.`,
      choices,
    },
    words: [],
    unread: [],
    cost: 3,
  };
};
