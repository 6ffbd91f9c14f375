import type { Condition, Expression, Reading } from '../../ast/index.ts';
import type { LexiconTable } from '../../planner/lexicon.ts';
import { humanise, singular } from '../../planner/names.ts';
import { capitalise, listed } from '../../planner/outcome.ts';
import { conditionWords } from '../../write/words.ts';
import { allOf, columnOf, holds, keyOf, labelsOf } from '../constituents/columnKinds.ts';
import { moneyColumns } from '../constituents/comparisons.ts';
import { linkedBy, pathBetween } from '../constituents/relations.ts';
import { inPeriod } from '../constituents/spans.ts';
import { entriesOf } from '../schemaIndex.ts';
import { inTable, joinsAlong, qualified } from '../frames/questions/joins.ts';
import { mainMoney } from '../frames/questions/measures.ts';
import { columnsIn, dayOf, isStaff, isVisitors, periodWords, several } from './lists.ts';
import { asked, lookedUp, tableNamed, type Lookup, type Said } from './said.ts';
import { isPayments, linkOf, takingsIn, unpaid, worthsOf, type Worth } from './worth.ts';

const subject = String.raw`(?:who|(?:which|what)(?: of (?:our|my|the))? (?<noun>[\p{L} _-]+?))`;
const us = String.raw`(?:me|us|for me|for us|with us|with me|here|the company|the business|the shop|the club)`;
const most = String.raw`(?:the )?(?<most>most|least|biggest|highest|fewest)`;
const cash = String.raw`(?:money|cash|income|revenue|turnover|sales)`;
const earns = new RegExp(
  String.raw`^${subject} (?:do |does |did |is |has |have )?(?<deed>makes?|making|made|earns?|earning|earned|brings?|bringing|brought|takes?|took)(?: in)?(?<us> ${us})? ${most}(?<cash> ${cash})?(?: in)?(?<us2> ${us})?$`,
  'u',
);
const spends = new RegExp(
  String.raw`^${subject} (?:do |does |did |is |has |have )?(?<deed>spends?|spending|spent|pays?|paying|paid)(?: ${us})? ${most}(?: ${cash})?(?: ${us})?$`,
  'u',
);
const owes = new RegExp(
  String.raw`^${subject} (?:do |does |is |still |has |have )*(?<deed>owes?|owing|owed)(?: ${us})? ${most}(?: ${cash})?(?: to ${us})?$`,
  'u',
);

const verbs = String.raw`(?<deed>makes?|made|making|earns?|earned|brings? in|brought in|takes? in|took in|spends?|spent|pays?|paid|owes?|owed)`;
const each = new RegExp(
  String.raw`^how much(?: ${cash})? (?:(?:did|does|do|has|have|is|was) )?(?:(?<each>each|every)(?: of (?:the|our|my))? )?(?<noun>[\p{L}' _-]+?) (?:still )?${verbs}(?: ${us})?(?: (?:in total|all together|altogether|so far))?$`,
  'u',
);

const weMade = new RegExp(
  String.raw`^how much(?: ${cash})? (?:(?:did|do|have|has|does) )?(?:we|i|the (?:shop|club|business|company)) (?:make|made|earn|earned|take in|took in|taken in|take|took|taken|get|got|receive|received)(?: (?:in total|all together|altogether|in|so far))?$`,
  'u',
);

const wages = /wage|salary|hourly|pay_?rate/iu;
/** What is asked of the sums: the highest or lowest, that of one row, or all of them. */
type Asked = { readonly kind: 'most' | 'least' | 'each' } | { readonly kind: 'one'; readonly of: Condition };

const inOrder = {
  most: 'the highest total',
  least: 'the lowest total',
  each: 'the total',
  one: 'the total',
} as const;

function summed(
  said: Said,
  to: LexiconTable,
  worth: Worth,
  what: Asked,
  where: Condition,
  limits: string,
): Reading {
  const { rows, link, path, value, words } = worth;
  const [key, labels] = [keyOf(to), labelsOf(to)];
  const total: Expression = { kind: 'aggregate', name: 'sum', of: value };
  const shown = columnsIn(to, labels);
  const own = where.kind === 'always' ? [] : [qualified(where, rows.name)];
  const all = allOf([...(what.kind === 'one' ? [qualified(what.of, to.name)] : []), ...own]);
  const one = what.kind === 'one' ? ` where ${conditionWords(what.of)},` : '';
  return lookedUp(
    said,
    {
      from: rows.name,
      joins: [...joinsAlong([link, ...path])],
      columns: [...shown, { value: total, as: 'total' }],
      ...(all.kind !== 'always' && { where: all }),
      groupBy: [...(key ? [inTable(to, key)] : []), ...shown.map((column) => column.value)],
      orderBy: [{ by: total, descending: what.kind !== 'least' }],
      ...((what.kind === 'most' || what.kind === 'least') && { limit: 1 }),
    },
    `${several(to)}${one} with ${inOrder[what.kind]} ${words} in ${several(rows)}${limits}`,
  );
}

/** The answer for one list, or why it cannot be given. */
function comparedIn(said: Said, to: LexiconTable, isOwed: boolean, what: Asked): Reading | undefined {
  const { period } = said;
  if (labelsOf(to).length === 0 || (period && (period.isBound === true || period.month !== undefined)))
    return undefined;
  const all = worthsOf(to, said);
  const open = isOwed ? all.filter(({ rows }) => unpaid(rows)) : all;
  const [worth] = open;
  if (!worth) {
    const lists = said.index.tables.filter((rows) => rows !== to && linkOf(rows, to, said));
    const [rows] = isOwed && all[0] ? [all[0].rows] : lists;
    if (!rows) return asked(`No list of money belongs to ${several(to)}, so nothing was looked up.`, []);
    if (all.length > 0)
      return asked(
        `No column of ${several(rows)} says what is paid, so I can’t tell what is owed. Nothing was looked up.`,
        [
          [
            `Add the column paid to ${several(rows)}`,
            `Add a column paid (yes/no, default no) to ${rows.name}`,
          ],
        ],
      );
    return asked(
      `${capitalise(several(rows))} have no column of money, so nothing was looked up. I can count them instead.`,
      [
        [
          `Count ${several(rows)} per ${humanise(singular(to.name))}`,
          `How many ${several(rows)} per ${humanise(singular(to.name))}${isOwed && unpaid(rows) ? ` where ${conditionWords(unpaid(rows) ?? { kind: 'always' })}` : ''}`,
        ],
        [`Add the column price to ${several(rows)}`, `Add a column price (money) to ${rows.name}`],
      ],
    );
  }
  if (open.length > 1)
    return asked(
      `${capitalise(listed(open.map(({ rows, words }) => `${words} in ${several(rows)}`)))} are money. Which is meant? Nothing was looked up.`,
      [...new Set(open.map(({ rows }) => rows))].map((rows) => [
        `Money in ${several(rows)}`,
        `Total ${humanise(mainMoney(rows)?.name ?? 'price')} of ${several(rows)} per ${humanise(to.name)}`,
      ]),
    );
  const day = period && dayOf(worth.rows);
  if (period && !day) return undefined;
  const conditions = [
    ...(isOwed ? [unpaid(worth.rows) ?? { kind: 'always' as const }] : []),
    ...(period && day ? [inPeriod(day, period)] : []),
  ];
  const limits = [
    ...(isOwed ? conditions.slice(0, 1).map(conditionWords) : []),
    ...(period && day ? [periodWords(day, said)] : []),
  ];
  return summed(
    said,
    to,
    worth,
    what,
    allOf(conditions),
    limits.length > 0 ? ` where ${limits.join(' and ')}` : '',
  );
}

function isPointedTo({ name }: LexiconTable, { index }: Said): boolean {
  return index.tables.some(({ columns }) => columns.some(({ references }) => references === name));
}

/** A row by its name, of a list that money belongs to. */
function namedRow(
  name: string,
  said: Said,
): { readonly table: LexiconTable; readonly of: Condition } | undefined {
  const rows = entriesOf(name, said.index).flatMap((entry) =>
    entry.kind === 'value' && labelsOf(entry.table).includes(entry.column) && isPointedTo(entry.table, said)
      ? [{ table: entry.table, of: holds(entry.column, entry.value) }]
      : [],
  );
  return rows.length === 1 ? rows[0] : undefined;
}

/** What one row paid by a list that belongs to it over others: the payments of the weddings of a couple. */
function paidAlong(said: Said, table: LexiconTable, of: Condition): Reading | undefined {
  const { period, index } = said;
  const found = index.tables.flatMap((rows) => {
    const path = isPayments(rows) ? pathBetween(rows, table, index) : undefined;
    const [money, day] = [mainMoney(rows), dayOf(rows)];
    return money && path?.every(({ isForward }) => isForward) && (!period || day)
      ? [{ rows, money, day, path }]
      : [];
  });
  const [only, ...others] = found;
  if (!only || others.length > 0 || only.path.length < 2) return undefined;
  const { rows, money, day, path } = only;
  return lookedUp(
    said,
    {
      from: rows.name,
      columns: [{ value: { kind: 'aggregate', name: 'sum', of: columnOf(money) } }],
      where: allOf([linkedBy(path, of), ...(period && day ? [inPeriod(day, period)] : [])]),
    },
    `${several(rows)} where ${conditionWords(of)}${period && day ? ` and ${periodWords(day, said)}` : ''}`,
  );
}

/** `how much money did each worker make`, `how much does Café Luna owe us`. */
function eachSum(said: Said): Reading | undefined {
  const { each: every, noun = '', deed = '' } = each.exec(said.words)?.groups ?? {};
  const isOwed = deed.startsWith('owe');
  const named = every === undefined ? namedRow(noun, said) : undefined;
  const along =
    named && /^(?:pay|paid|spen)/u.test(deed) ? paidAlong(said, named.table, named.of) : undefined;
  if (along) return along;
  if (named)
    return isPaid(deed, [named.table])
      ? undefined
      : comparedIn(said, named.table, isOwed, { kind: 'one', of: named.of });
  const table = every === undefined ? undefined : tableNamed(noun, said.index);
  return table && !isPaid(deed, [table]) ? comparedIn(said, table, isOwed, { kind: 'each' }) : undefined;
}

/** What somebody is paid may be a column. */
function isPaid(deed: string, tables: readonly LexiconTable[]): boolean {
  return (
    /^(?:mak|made|earn)/u.test(deed) &&
    tables.some(({ columns }) => columns.some(({ name }) => wages.test(name)))
  );
}

/** `how much did we earn today`: the sum of the only list of what comes in. */
function takings(said: Said): Reading | undefined {
  const { period, words, when } = said;
  if (!weMade.test(words) || period?.isBound === true) return undefined;
  const lists = takingsIn(said);
  const [table, other] = lists;
  const [money, day] = [table && mainMoney(table), table && dayOf(table)];
  if (!table || !money || !day) return undefined;
  if (other || unpaid(table)) {
    const choices = lists.slice(0, 3).flatMap((one) => {
      const total = `Total ${humanise(mainMoney(one)?.name ?? 'price')} of ${several(one)}`;
      const open = unpaid(one);
      const all = when === undefined ? total : `${total} ${when}`;
      return [
        all,
        ...(open?.kind === 'not' && when === undefined ? [`${total} where ${conditionWords(open.of)}`] : []),
      ];
    });
    return asked(
      'Which money is meant? Nothing was looked up.',
      choices.map((one) => [one, one]),
    );
  }
  return lookedUp(
    said,
    {
      from: table.name,
      columns: [{ value: { kind: 'aggregate', name: 'sum', of: columnOf(money) } }],
      ...(period && { where: inPeriod(day, period) }),
    },
    `${several(table)}${period ? ` where ${periodWords(day, said)}` : ''}`,
  );
}

/** `which worker makes the most money`, `who spent most`, `which café owes me most`: sums of money across lists. */
export const readMoney: Lookup = (said) => {
  const { words, index } = said;
  const [earned, spent, owed] = [earns, spends, owes].map((pattern) => pattern.exec(words)?.groups);
  const found = earned ?? spent ?? owed;
  if (!found) return takings(said) ?? eachSum(said);
  const { noun, most: how = 'most', deed = '' } = found;
  const what = { kind: /least|fewest/u.test(how) ? 'least' : 'most' } as const;
  const isForUs = (earned?.['us'] ?? earned?.['us2']) !== undefined;
  // `makes most` is about money only if it says so.
  if (earned && earned['cash'] === undefined && !isForUs && !deed.startsWith('earn')) return undefined;
  const table = tableNamed(noun, index);
  if (noun !== undefined && !table) return undefined;
  if (!isForUs && isPaid(deed, table ? [table] : index.tables)) return undefined;
  // An amount of the list itself is no sum over others.
  if (table && moneyColumns(table).some(({ name }) => /total|amount|balance|owed|debt|spent/iu.test(name)))
    return undefined;
  const isOwed = owed !== undefined;
  if (table) return comparedIn(said, table, isOwed, what);
  const people = index.tables.filter((one) => isVisitors(one) || (earned && isStaff(one)));
  const linked = people.filter((one) => worthsOf(one, said).length > 0);
  const others = index.tables.filter(
    (one) => worthsOf(one, said).length > 0 && !isStaff(one) && labelsOf(one).length > 0,
  );
  const meant = linked.length > 0 ? linked : people.length > 0 ? people : others;
  const [only] = meant;
  if (!only) return undefined;
  if (meant.length === 1) return comparedIn(said, only, isOwed, what);
  return asked(
    `Who is meant: ${listed(meant.map(several), 'or')}? Nothing was looked up.`,
    meant.map((one) => [
      capitalise(several(one)),
      `Which ${humanise(one.name)} ${owed ? 'owe us' : spent ? 'spent' : 'earn us'} the ${how} money${said.when === undefined ? '' : ` ${said.when}`}`,
    ]),
  );
};
