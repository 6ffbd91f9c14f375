import type { Condition, Expression } from '../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { humanise } from '../../planner/names.ts';
import { fold, holds, isYesNo, saysYes } from '../constituents/columnKinds.ts';
import { quantityOf } from '../constituents/comparisons.ts';
import { pathBetween, type Step } from '../constituents/relations.ts';
import { inTable } from '../frames/questions/joins.ts';
import { mainMoney } from '../frames/questions/measures.ts';
import { dayOf, several } from './lists.ts';
import type { Said } from './said.ts';

const payments = /^(?:.*_)?(?:payments?|sales?|takings|invoices?|receipts?)$/iu;
const spending = /expense|cost|purchase|supplier|salar|wage|payroll/iu;

/** True for a list of what came in. */
export function isPayments({ name }: LexiconTable): boolean {
  return payments.test(name);
}

/** What rows of a list are worth, for each row of another list that they point to. */
export interface Worth {
  readonly rows: LexiconTable;
  readonly link: Step;
  /** From the rows to where the price is, if it is in another list. */
  readonly path: readonly Step[];
  readonly value: Expression;
  readonly words: string;
}

export function linkOf(rows: LexiconTable, to: LexiconTable, said: Said): Step | undefined {
  const path = pathBetween(rows, to, said.index);
  return path?.length === 1 && path[0]?.isForward === true ? path[0] : undefined;
}

/** A price for one piece, times the pieces where the rows count them; a total as it is. */
function priced(rows: LexiconTable, of: LexiconTable, money: LexiconColumn): Pick<Worth, 'value' | 'words'> {
  const value = inTable(of, money);
  const pieces = /price|rate|cost/iu.test(money.name) ? quantityOf(rows) : undefined;
  const name = humanise(money.name) + (of === rows ? '' : ` of ${several(of)}`);
  return pieces === undefined
    ? { value, words: name }
    : {
        value: { kind: 'arithmetic', operator: '*', left: value, right: inTable(rows, pieces) },
        words: `${name} times ${humanise(pieces.name)}`,
      };
}

/** The lists of money that point to a list: their own amounts first, then prices of what they point to. */
export function worthsOf(to: LexiconTable, said: Said): readonly Worth[] {
  const linked = said.index.tables.flatMap((rows) => {
    const link = rows === to || spending.test(rows.name) ? undefined : linkOf(rows, to, said);
    return link ? [{ rows, link }] : [];
  });
  const own = linked.flatMap(({ rows, link }) => {
    const money = mainMoney(rows);
    return money ? [{ rows, link, path: [], ...priced(rows, rows, money) }] : [];
  });
  if (own.length > 0) {
    const paid = own.filter(({ rows }) => payments.test(rows.name));
    return paid.length === 1 ? paid : own;
  }
  return linked.flatMap(({ rows, link }) =>
    said.index.tables.flatMap((of) => {
      const step = of === to ? undefined : linkOf(rows, of, said);
      const money = step && mainMoney(of);
      return step && money ? [{ rows, link, path: [step], ...priced(rows, of, money) }] : [];
    }),
  );
}

/** The condition that a row is not paid; undefined where no column says so. */
export function unpaid({ columns }: LexiconTable): Condition | undefined {
  const paid = columns.find(
    (column) => /(?:^|_)paid(?:_|$)/iu.test(column.name) && (isYesNo(column) || column.nullable),
  );
  const condition = paid && saysYes(paid, false);
  if (condition) return condition;
  for (const column of columns) {
    const values = [...(column.allowedValues ?? []), ...(column.values ?? [])];
    const open = values.find((one) => /^(?:unpaid|not paid|open|outstanding)$/u.test(fold(one)));
    if (/status|state|paid|payment/iu.test(column.name) && open !== undefined) return holds(column, open);
  }
  return undefined;
}

/** The lists of what comes in: payments or sales, or else all dated lists with money. */
export function takingsIn({ index }: Said): readonly LexiconTable[] {
  const all = index.tables.filter((table) => mainMoney(table) && dayOf(table) && !spending.test(table.name));
  const paid = all.filter(({ name }) => payments.test(name));
  return paid.length === 1 ? paid : all;
}
