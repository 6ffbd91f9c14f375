import type { LexiconTable } from '../../../planner/lexicon.ts';
import { humanise, singular } from '../../../planner/names.ts';
import { kindOf } from '../../constituents/columnKinds.ts';
import type { Frame, FrameReading, ReadState } from '../../frame.ts';
import { readInsert } from './insert.ts';
import { readListed } from './listed.ts';
import { readOrdered } from './ordered.ts';
import { mainDate } from './slots.ts';

const paid =
  /^(?:(?:ok|so|and|also|great|good news)[,: ]+)*(?:the )?(?<who>\p{L}[\p{L}’' .-]*?)(?: (?:just|also|now|already|finally|has|have|he|she|they))* (?:paid|payed|pays|transferred|sent|gave)(?: (?:me|us|in))?(?: (?<before>today|yesterday))?,? (?:(?:another|a|the|an) )?(?<rest>[€£$]? ?\d+(?:[.,]\d{1,2})?\b(?!%)[^?\n]*)$/iu;
const payments = /^(?:[a-z_]+_)?(?:payments?|receipts?|donations?)$/u;
/** Lists of what is to be paid, of which a row may say that it was. */
const dues = /^(?:[a-z_]+_)?(?:fees?|dues|subscriptions?|contributions?)$/u;

/** The new row that words say, on a day. */
function added(words: string, table: LexiconTable, state: ReadState): FrameReading | undefined {
  const clause = { text: words, items: [] };
  const found = readOrdered(clause, state) ?? readListed(clause, state) ?? readInsert(clause, state);
  const change = found && 'changes' in found.meaning ? found.meaning.changes[0] : undefined;
  const day = mainDate(table)?.name;
  const isDated =
    change?.do === 'insert' &&
    change.table === table.name &&
    change.rows.every((given) => day === undefined || day in given);
  // Of dues, the row that is paid may be there already.
  const cost = dues.test(table.name) ? -0.9 : -1;
  return found?.unread.length === 0 && isDated ? { ...found, cost } : undefined;
}

/** Asks for the value that a payment cannot be without, such as how it was paid. */
function missing(
  said: string,
  words: string,
  table: LexiconTable,
  state: ReadState,
): FrameReading | undefined {
  for (const column of table.columns) {
    const values = [...new Set([...(column.allowedValues ?? []), ...(column.values ?? [])])].slice(0, 4);
    if (column.nullable || column.hasDefault || kindOf(column) !== 'text') continue;
    const choices = values.filter((value) => added(`${words} ${value}`, table, state) !== undefined);
    if (choices.length > 0)
      return {
        meaning: {
          ask: `Each of the ${humanise(table.name)} needs a ${humanise(column.name)}. Which one? Nothing was planned.`,
          choices: choices.map((value) => ({ label: value, instruction: `${said}, ${value}` })),
        },
        words: [],
        unread: [],
        cost: -1,
      };
  }
  return undefined;
}

/**
 * Reads what somebody paid as a new payment, today where no day is named: `Ana paid 44, cash`. Undefined where no list, or
 * more than one, keeps payments.
 */
export const readPaid: Frame = ({ text }, state) => {
  const said = text.trim().replace(/[.!]+$/u, '');
  const { who, before = '', rest = '' } = paid.exec(said)?.groups ?? {};
  const { tables } = state.index;
  const kept = tables.filter(({ name }) => payments.test(name));
  const [table, ...others] = kept.length > 0 ? kept : tables.filter(({ name }) => dues.test(name));
  if (who === undefined || !table || others.length > 0) return undefined;
  const values = rest
    .replaceAll(/,? (?:in|by|with|via|as) (?=\p{L}{3,})| for (?=(?:19|20)\d\d\b)/giu, ' ')
    .replaceAll(/ (?:euros?|pounds?|dollars?)\b/giu, '')
    .replaceAll(/,(?= )/gu, '');
  const isPaid = table.columns.some(({ name }) => name === 'paid') ? ', paid' : '';
  const words = `add ${singular(humanise(table.name))} ${who} ${values} ${before}`.trim() + isPaid;
  return (
    added(words, table, state) ??
    added(`${words} today`, table, state) ??
    missing(said, words, table, state) ??
    missing(said, `${words} today`, table, state)
  );
};
