import type { Condition, Expression, Reading } from '../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { humanise, singular } from '../../planner/names.ts';
import { conditionWords } from '../../write/words.ts';
import { allOf, fold, holds, keyOf, labelsOf } from '../constituents/columnKinds.ts';
import { numeric } from '../constituents/comparisons.ts';
import { isOfUnit } from '../constituents/units.ts';
import { linkedBy, pathBetween, type Step } from '../constituents/relations.ts';
import { inPeriod } from '../constituents/spans.ts';
import { inTable, joinsAlong, qualified } from '../frames/questions/joins.ts';
import { mainMoney } from '../frames/questions/measures.ts';
import type { Entry } from '../schemaIndex.ts';
import { columnsIn, dayOf, isStaff, isVisitors, periodWords, several } from './lists.ts';
import { lookedUp, nameAt, type Lookup, type Said } from './said.ts';
import { takingsIn, unpaid } from './worth.ts';

/** Words of such a question that say nothing more than that a sum is asked for. */
const light =
  /^(?:and|so|did|do|does|have|has|had|is|are|was|were|be|been|will|must|should|shall|can|to|we|i|you|they|there|us|me|our|my|the|a|an|of|in|for|from|at|by|on|with|out|up|off|away|together|altogether|all|total|sum|far|come|comes|came|enter|enters|entered|get|gets|got|take|takes|took|taken|make|makes|made|bring|brings|brought|receive|receives|received|need|needs|needed|go|goes|went|gone|prepare|use|uses|used|work|works|worked|working|do|done|spend|spent|now|already|overall)$/u;
/** What somebody does with what is measured, where the list is named after it: `harvested` of harvests. */
const deed = /^(?<stem>\p{L}{3,}?)(?:e?d|ing|s)?$/u;
/** Somebody who was named before, unless the list is of one person's doings. */
const somebody = /^(?:she|he|her|him|his)$/u;
const cash = /^(?:money|cash|income|revenue|takings|turnover)$/u;
const each = /^(?:per|each|every)$/u;

/** What the words of a question name, in any order. */
interface Named {
  readonly units: readonly string[];
  readonly isMoney: boolean;
  readonly isSomebody: boolean;
  readonly values: readonly (readonly Entry[])[];
  readonly group: readonly Entry[] | undefined;
  readonly tables: readonly LexiconTable[];
}

function isTable(entry: Entry): boolean {
  return entry.kind === 'table';
}

/** The parts of a question; undefined where a word has no place. */
function namedIn(said: Said, question: string): Named | undefined {
  const words = question.split(' ').filter((word) => word !== '');
  const units: string[] = [];
  const values: (readonly Entry[])[] = [];
  const tables: LexiconTable[] = [];
  let group: readonly Entry[] | undefined;
  let [isMoney, isSomebody] = [false, false];
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? '';
    const isGroup = each.test(word);
    const [entries, next] = nameAt(words, isGroup ? at + 1 : at, said.index);
    const held = entries.filter(({ kind }) => kind === 'value');
    if (isGroup) {
      if (entries.length === 0 || group) return undefined;
      group = entries;
      at = next;
    } else if (cash.test(word) && held.length === 0) {
      isMoney = true;
      at += 1;
    } else if (somebody.test(word)) {
      isSomebody = true;
      at += 1;
    } else if (light.test(word)) at += 1;
    else if (said.index.tables.some((table) => numeric(table).some((column) => isOfUnit(column, word)))) {
      units.push(word);
      at += 1;
    } else if (held.length > 0) {
      values.push(held);
      at = next;
    } else {
      const table = entries.find(isTable)?.table ?? deedOf(word, said);
      if (!table) return undefined;
      tables.push(table);
      at = Math.max(next, at + 1);
    }
  }
  return { units, isMoney, isSomebody, values, group, tables };
}

/** The list that is named after what was done: harvests of `harvested`. */
function deedOf(word: string, { index }: Said): LexiconTable | undefined {
  const stem = deed.exec(word)?.groups?.['stem'];
  const found = index.tables.filter(
    ({ name }) => stem !== undefined && deed.exec(name)?.groups?.['stem'] === stem,
  );
  return found.length === 1 ? found[0] : undefined;
}

/** A condition of rows of a list that a name gives: one of their values, or a row that they point to. */
function limitOf(table: LexiconTable, entries: readonly Entry[], { index }: Said): Condition | undefined {
  const own = entries.flatMap((entry) =>
    entry.kind === 'value' && entry.table === table ? [holds(entry.column, entry.value)] : [],
  );
  const linked = entries.flatMap((entry) => {
    const path = entry.kind === 'value' ? pathBetween(table, entry.table, index) : undefined;
    return entry.kind === 'value' &&
      path?.every(({ isForward }) => isForward) &&
      labelsOf(entry.table).includes(entry.column)
      ? [linkedBy(path, holds(entry.column, entry.value))]
      : [];
  });
  const [only, ...others] = own.length > 0 ? own : linked;
  return others.length === 0 ? only : undefined;
}

/** Whether a named list is that of the rows, or one on the way to a value: `hours for the rossi wedding`. */
function isOnTheWay(
  one: LexiconTable,
  table: LexiconTable,
  values: Named['values'],
  { index }: Said,
): boolean {
  return (
    one === table ||
    values.some((entries) =>
      entries.some((entry) => pathBetween(table, entry.table, index)?.some(({ to }) => to === one) === true),
    )
  );
}

interface Group {
  readonly path: readonly Step[];
  readonly shown: readonly { readonly value: Expression }[];
  readonly by: readonly Expression[];
  readonly words: string;
}

/** What the sums are made for: a column of the rows, or the rows of a list that they point to. */
function groupOf(table: LexiconTable, entries: readonly Entry[], { index }: Said): Group | undefined {
  for (const entry of entries) {
    if (entry.kind === 'column' && entry.table === table) {
      const value = inTable(table, entry.column);
      return { path: [], shown: [{ value }], by: [value], words: humanise(entry.column.name) };
    }
    const path = entry.kind === 'table' ? pathBetween(table, entry.table, index) : undefined;
    if (entry.kind !== 'table' || !path?.every(({ isForward }) => isForward)) continue;
    const key = keyOf(entry.table);
    const shown = columnsIn(entry.table, labelsOf(entry.table));
    const by = [...(key ? [inTable(entry.table, key)] : []), ...shown.map(({ value }) => value)];
    return { path, shown, by, words: humanise(singular(entry.table.name)) };
  }
  return undefined;
}

/** Whether all rows of a list are money that came in, or those of a period by the day they were paid. */
function isReceived(table: LexiconTable): boolean {
  return unpaid(table) === undefined || /(?:^|_)paid(?:_|$)/iu.test(dayOf(table)?.name ?? '');
}

/** The lists that hold what is asked for, with the column that is added up. */
function measuresOf(
  { units, isMoney, isSomebody, tables, values }: Named,
  said: Said,
): readonly (readonly [LexiconTable, LexiconColumn])[] {
  const [unit] = units;
  const isOfPeople = ({ columns }: LexiconTable): boolean =>
    said.index.tables.some(
      (one) => (isStaff(one) || isVisitors(one)) && columns.some(({ references }) => references === one.name),
    );
  const isNamed = (table: LexiconTable): boolean =>
    tables.every((one) => isOnTheWay(one, table, values, said)) && !(isSomebody && isOfPeople(table));
  if (unit !== undefined)
    return said.index.tables.flatMap((table) => {
      const [column, ...others] = numeric(table).filter((one) => isOfUnit(one, unit));
      return column && others.length === 0 && isNamed(table) ? [[table, column] as const] : [];
    });
  return takingsIn(said).flatMap((table) => {
    const money = mainMoney(table);
    return isMoney && money && isReceived(table) && isNamed(table) ? [[table, money] as const] : [];
  });
}

const question =
  /^(?:(?<before>.*) )?(?:how (?:many|much)|what (?:is|are|was|were) the (?:total|sum)(?: number)?(?: of)?|total|sum of)(?: (?<after>.*))?$/u;
/** Money that comes in needs no word for it: `how much came in by card`. */
const coming = /\b(?:come|comes|came|enter|enters|entered|received?) ?(?:in)?\b/u;

/**
 * `how many kilos did we harvest in may`, `in each pick-up point how many boxes on 27 november`, `how much money came in by
 * card`: an amount is added up, not rows counted. The words may stand in any order, and each has to have a place.
 */
export const readMeasured: Lookup = (said): Reading | undefined => {
  const { before = '', after = '' } = question.exec(said.words)?.groups ?? {};
  const asked = `${before} ${after}`.trim();
  const isMoney = said.words.includes('how much') && coming.test(asked);
  const found = asked === '' ? undefined : namedIn(said, fold(asked));
  if (!found || found.units.length > 1) return undefined;
  const named = { ...found, isMoney: found.isMoney || isMoney };
  const readings = measuresOf(named, said).flatMap(([table, column]): readonly Reading[] => {
    const limits = named.values.map((entries) => limitOf(table, entries, said));
    const group = named.group && groupOf(table, named.group, said);
    const day = said.period && dayOf(table);
    if (limits.includes(undefined) || (named.group && !group) || (said.period && !day)) return [];
    const own = limits.filter((limit) => limit !== undefined);
    const where = allOf([...own, ...(said.period && day ? [inPeriod(day, said.period)] : [])]);
    const sum: Expression = { kind: 'aggregate', name: 'sum', of: inTable(table, column) };
    const total: Expression = group
      ? sum
      : { kind: 'call', name: 'coalesce', arguments: [sum, { kind: 'value', value: 0 }] };
    const words = [...own.map(conditionWords), ...(said.period && day ? [periodWords(day, said)] : [])];
    return [
      lookedUp(
        said,
        {
          from: table.name,
          ...(group && group.path.length > 0 && { joins: [...joinsAlong(group.path)] }),
          columns: [...(group?.shown ?? []), { value: total, as: `total_${column.name}` }],
          ...(where.kind !== 'always' && { where: qualified(where, table.name) }),
          ...(group && { groupBy: [...group.by], orderBy: [{ by: sum, descending: true }] }),
        },
        `${several(table)}${group ? ` per ${group.words}` : ''}${words.length > 0 ? ` where ${words.join(' and ')}` : ''}`,
      ),
    ];
  });
  return readings.length === 1 ? readings[0] : undefined;
};
