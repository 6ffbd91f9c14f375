import type { Condition, Expression } from '../../../ast/index.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';
import { allOf, isDated, labelsOf, yesNoValue } from '../../constituents/columnKinds.ts';
import { isOut, lendingsOf, namesFor, ofNamed, type Lending } from '../../lookups/lending.ts';
import { piecesOf } from '../../constituents/pieces.ts';
import type { Frame, ReadState } from '../../frame.ts';
import { dayOf } from './orderedSlots.ts';
import { latestDay } from './typedCells.ts';

const when = String.raw`(?: (?<when>(?:just )?now|today|yesterday|this morning|this afternoon|(?:on |last )?\p{L}+day))?`;
const article = String.raw`(?:the |his |her |their |our |my )?`;
const forms = [
  String.raw`^(?<who>.+?) (?:has |just |finally )*(?:brought|gave|took|handed|sent) back ${article}(?<thing>.+?)${when}$`,
  String.raw`^(?<who>.+?) (?:has |just |finally )*(?:brought|gave|took|handed|sent) ${article}(?<thing>.+?) back${when}$`,
  String.raw`^(?<who>.+?) (?:has |just |finally )*returned ${article}(?<thing>.+?)${when}$`,
  String.raw`^${article}(?<thing>.+?) (?:is|are|came|has come) back${when}$`,
].map((form) => new RegExp(form, 'iu'));
const asking = /^\W*(?:who|what|which|when|has|have|did|is|are|if|show|list)\b|\?/iu;

/** The only row of another list that the words are the name of, as a condition on the rows of what was lent. */
function whoseIs(said: string, { table, things }: Lending, state: ReadState): Condition | undefined {
  const found = table.columns.flatMap(({ references }) => {
    const people = state.index.tables.find(({ name }) => name === references);
    return people && people !== things && labelsOf(people).length > 0 ? [people] : [];
  });
  const named = found.map((people): readonly [LexiconTable, readonly string[]] => [
    people,
    namesFor(said, people),
  ]);
  const [only, ...others] = named.filter(([, names]) => names.length === 1);
  return only && others.length === 0 ? ofNamed(table, ...only, state.index) : undefined;
}

/** The day on which something came back. */
function dayIn(said: string | undefined, { index, today }: ReadState): Expression | undefined {
  if (said === undefined || /now|this|today/iu.test(said)) return { kind: 'today' };
  const text = said.replace(/^last /iu, '');
  const piece = piecesOf({ text }, index, today).find(({ period }) => period?.day);
  const day = piece && dayOf(piece, today);
  return day && latestDay(day, text, today);
}

/** Reads that something came back: `Tina brought back the sander just now`, `the step ladder is back`. */
export const readReturned: Frame = ({ text }, state) => {
  const [lending, ...others] = lendingsOf(state.index);
  if (!lending || others.length > 0 || asking.test(text) || text.includes('\n')) return undefined;
  const said = text.trim().replace(/[.!]+$/u, '');
  for (const form of forms) {
    const { who, thing = '', when: day } = form.exec(said)?.groups ?? {};
    const names = thing === '' ? [] : namesFor(thing, lending.things);
    const of = names.length === 1 ? ofNamed(lending.table, lending.things, names, state.index) : undefined;
    const by = who === undefined ? undefined : whoseIs(who, lending, state);
    const still = isOut(lending);
    const date = dayIn(day, state);
    const value = isDated(lending.back) ? date : yesNoValue(lending.back, true);
    if (!of || !still || !value || (who !== undefined && !by)) continue;
    return {
      meaning: {
        changes: [
          {
            do: 'update',
            table: lending.table.name,
            set: { [lending.back.name]: value },
            where: allOf([of, ...(by ? [by] : []), still]),
          },
        ],
      },
      words: [{ said: names.join(), read: 'what came back' }],
      unread: [],
      cost: -1,
    };
  }
  return undefined;
};
