import { kindOf } from '../../constituents/columnKinds.ts';
import { numeric } from '../../constituents/comparisons.ts';
import { isOfUnit } from '../../constituents/units.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';
import { humanise, singular } from '../../../planner/names.ts';
import type { Frame, FrameReading } from '../../frame.ts';
import { entriesOf } from '../../schemaIndex.ts';
import { readInsert } from './insert.ts';
import { readOrdered } from './ordered.ts';
import { mainDate } from './slots.ts';

const day = String.raw`(?:today|yesterday|(?:on |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)`;
const hours = String.raw`(?<hours>\d+(?:[.,]\d+)?)(?: ?(?:h|hrs?|hours?))?`;
const worked = new RegExp(
  String.raw`^(?<who>\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*)?) (?:(?:has|have|also|just) )*(?:worked|works|work)(?: for)?(?: (?<before>${day}))?(?: for)? ${hours}(?:,? (?<after>${day}))?(?:,? (?:on|in|at|for|doing|with) (?:the )?(?<rest>[^,;?\n]{1,80}))?$`,
  'iu',
);

/** The only list of hours with a day. */
function hoursIn(tables: readonly LexiconTable[]): LexiconTable | undefined {
  const found = tables.filter(
    (table) => mainDate(table) && numeric(table).some((column) => isOfUnit(column, 'hours')),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Whether rows of a list are of a person, who has to be known then. */
function isOfPeople({ columns }: LexiconTable): boolean {
  return columns.some(
    ({ name, references, ...column }) =>
      /worker|staff|employee|person|people|member|helper|volunteer|teacher|name/iu.test(
        `${name} ${references ?? ''}`,
      ) &&
      (references !== undefined || kindOf({ name, ...column }) === 'text'),
  );
}

/** Reads hours of work as a new row: `Jenny worked 6 hours yesterday on the album design`, today where no day is named. */
export const readWorked: Frame = ({ text }, state): FrameReading | undefined => {
  const said = worked.exec(text.trim().replace(/[.!]+$/u, ''))?.groups;
  const table = said && hoursIn(state.index.tables);
  if (!said || !table) return undefined;
  const { who = '', before, after = before ?? 'today', rest = '' } = said;
  const isKnown = entriesOf(who.toLowerCase(), state.index).some(({ kind }) => kind === 'value');
  if (!isKnown && isOfPeople(table)) return undefined;
  const row = singular(humanise(table.name));
  const clause = {
    text: `add ${row} ${isKnown ? `${who} ` : ''}${said['hours']} ${after} ${rest}`.trim(),
    items: [],
  };
  const found = readOrdered(clause, state) ?? readInsert(clause, state);
  const change = found && 'changes' in found.meaning ? found.meaning.changes[0] : undefined;
  const isWhole = found?.unread.length === 0 && change?.do === 'insert' && change.table === table.name;
  // Whose hours they are is left out of a list of one person's: it is asked about.
  return isWhole ? { ...found, cost: isKnown || rest !== '' ? -1 : -0.5 } : undefined;
};
