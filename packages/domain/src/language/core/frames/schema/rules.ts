import type { Condition, DatabaseChange, Expression } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { kindOf } from '../../../planner/kinds.ts';
import { boundsCheck, defaultValue } from '../../columns/features.ts';
import type { Frame, ReadState } from '../../frame.ts';
import { ground, type Item } from '../../ground.ts';
import { plainText } from '../../skeleton.ts';
import { tokenise } from '../../tokens.ts';
import { isLikewise, readRule, spelled, type Rule, type Subject } from './ruleSpans.ts';
import { typesOfKinds, withoutReason } from './shared.ts';

function existing(column: LexiconColumn): Subject {
  return {
    name: column.name,
    type: typesOfKinds[kindOf(column)] ?? 'text',
    choices: column.allowedValues,
    values: column.values,
  };
}

/** Columns of a table, with those that earlier changes of the same instruction add. */
function subjects(table: LexiconTable, before: readonly DatabaseChange[]): readonly Subject[] {
  const added = before.flatMap((change) =>
    change.do === 'add-columns' && change.table === table.name ? change.columns : [],
  );
  return [...table.columns.map((column) => existing(column)), ...added];
}

function lengthCheck(name: string, rule: Rule): Condition | undefined {
  const length: Expression = { kind: 'call', name: 'length', arguments: [{ kind: 'column', name }] };
  const check = boundsCheck(name, rule);
  if (check?.kind === 'compare' || check?.kind === 'between') return { ...check, left: length };
  return undefined;
}

/** The changes that make a rule true for a column. */
export function changesOf(table: string, column: Subject, rule: Rule): readonly DatabaseChange[] {
  const at = { table, column: column.name };
  const expression = (words: string | undefined): Expression | undefined =>
    words === undefined ? undefined : defaultValue(words, column.type, rule.choices ?? column.choices);
  const initial: Expression | undefined = rule.isAutomatic
    ? { kind: column.type === 'date' ? 'today' : 'now' }
    : expression(rule.defaultWords);
  const fill = expression(rule.fillWords);
  const change = {
    ...(rule.choices && { choices: [...rule.choices] }),
    ...(rule.required !== undefined && { required: rule.required }),
    ...(initial && { default: initial }),
    ...(fill && { fill }),
  };
  const check = rule.isLength ? lengthCheck(column.name, rule) : boundsCheck(column.name, rule);
  const zero: Condition = {
    kind: 'compare',
    left: { kind: 'column', name: column.name },
    operator: '!=',
    right: { kind: 'value', value: 0 },
  };
  return [
    ...(Object.keys(change).length > 0 ? [{ do: 'change-column' as const, ...at, ...change }] : []),
    ...(rule.unique ? [{ do: 'add-unique' as const, table, columns: [column.name] }] : []),
    ...(check ? [{ do: 'add-check' as const, table, condition: check }] : []),
    ...(rule.isNotZero ? [{ do: 'add-check' as const, table, condition: zero }] : []),
  ];
}

const pair = /^(?<lead>.*?)§(?<left>\d+)\s*(?<relation>[^§]*?)\s*§(?<right>\d+)(?<tail>[^§]*)$/u;
const later =
  /^(?:must|has to|have to|should|shall|is|always|be|only|can|may|come|comes|not be before|can(?:'t|not|t| not) be (?:before|earlier than|smaller than|less than|lower than|below|under)|not (?:earlier|before|less|lower|smaller)(?: than)?|never (?:be )?(?:before|earlier than|less than|lower than|smaller than|below)|must (?:not|never) be (?:before|earlier than|less than|smaller than|lower than|below)|at least|the same or later than)(?: the| our| its)*$/u;
const after =
  /^(?:(?:must|has to|have to|should|shall|is|always|be|only|can|may|come|comes)\s+)*(?<what>after|later than|greater than|more than|bigger than|higher than|above|before|earlier than|less than|smaller than|lower than|below)(?: the| our| its)*$/u;

/** A rule over two columns: `end cannot be before start`. */
function pairRule(text: string, named: readonly Subject[]): Condition | undefined {
  const found = pair.exec(text)?.groups;
  const left = named[Number(found?.['left'])];
  const right = named[Number(found?.['right'])];
  if (!found || !left || !right || left === right) return undefined;
  if (readRule(`${found['lead'] ?? ''} ${found['tail'] ?? ''}`, left).unread.length > 0) return undefined;
  const sides = {
    left: { kind: 'column', name: left.name },
    right: { kind: 'column', name: right.name },
  } as const;
  const relation = (found['relation'] ?? '').replace(/^(?:and|or) /u, '');
  const strict = after.exec(relation)?.groups?.['what'];
  if (strict !== undefined)
    return {
      kind: 'compare',
      ...sides,
      operator: /^(?:after|later|greater|more|bigger|higher|above)/u.test(strict) ? '>' : '<',
    };
  if (/\b(?:not|cannot|never|can'?t|at least)\b|n't\b/u.test(relation) && later.test(relation))
    return { kind: 'compare', ...sides, operator: '>=' };
  if (
    /^or(?: the| an?)?$/u.test(found['relation'] ?? '') &&
    readRule(`§ ${found['tail'] ?? ''}`, left).rule.required === true &&
    /\beither\b/u.test(found['lead'] ?? '')
  ) {
    const filled = (one: Expression): Condition => ({ kind: 'not', of: { kind: 'empty', of: one } });
    return { kind: 'any', of: [filled(sides.left), filled(sides.right)] };
  }
  return undefined;
}

/** Words with marks for the columns they name. */
export interface Masked {
  readonly text: string;
  readonly named: readonly Subject[];
}

/** The words of a clause with the table and the columns as marks; `keep` chooses the mentions that are columns. */
function masked(
  items: readonly Item[],
  table: LexiconTable,
  columns: readonly Subject[],
  keep: (at: number, count: number) => boolean,
): Masked {
  const mentions = items.filter(({ entries }) =>
    entries.some((entry) => entry.kind === 'column' && entry.table === table),
  );
  const named: Subject[] = [];
  const text = items.map((item) => {
    const at = mentions.indexOf(item);
    if (at >= 0 && keep(at, mentions.length)) {
      const entry = item.entries.find((one) => one.kind === 'column' && one.table === table);
      const subject =
        entry?.kind === 'column' ? columns.find(({ name }) => name === entry.column.name) : undefined;
      if (subject) {
        named.push(subject);
        return `§${named.length - 1}`;
      }
    }
    if (item.entries.some((entry) => entry.kind === 'table' && entry.table === table)) return '⟦t⟧';
    return item.tokens[0]?.kind === 'quoted' ? `"${item.text}"` : item.lower;
  });
  const known = columns
    .slice(table.columns.length)
    .toSorted((one, other) => other.name.length - one.name.length);
  const words = known.reduce((said, column) => {
    const plain = new RegExp(`\\b${column.name.replaceAll('_', '[ _]')}\\b`, 'u');
    if (!plain.test(said)) return said;
    named.push(column);
    return said.replace(plain, `§${named.length - 1}`);
  }, text.join(' '));
  return {
    text: spelled(words.replaceAll(/\s+([,;.:])/gu, '$1').replaceAll(/(?<![\d€£$] )([-+]) (?=\d)/gu, '$1')),
    named,
  };
}

const group = /§\d+(?:\s*(?:,|and|or|nor|,\s*and)\s+(?:the |our |their )*§\d+)*/gu;

/** What a sentence rules: for single columns, or over two of them. */
export interface Ruling {
  readonly rules: readonly { readonly column: Subject; readonly rule: Rule }[];
  readonly check?: Condition;
}

/** Where the words about a column begin: after the last comma or `and` since the column before. */
function startOf(text: string, groups: readonly RegExpExecArray[], at: number): number {
  const before = groups[at - 1];
  const found = groups[at];
  if (!found) return text.length;
  if (!before) return 0;
  const start = before.index + before[0].length;
  const gap = text.slice(start, found.index);
  const cut = Math.max(
    gap.lastIndexOf(','),
    gap.lastIndexOf(' and '),
    gap.lastIndexOf(' but '),
    gap.lastIndexOf(';'),
  );
  return cut < 0 ? found.index : start + cut;
}

/** Reads each column with the words around it; undefined where a word is left over. */
export function readRuling({ text, named }: Masked): Ruling | undefined {
  const check = pairRule(text, named);
  if (check) return { rules: [], check };
  const groups = [...text.matchAll(group)];
  const rules: { column: Subject; rule: Rule }[] = [];
  let last: Rule = {};
  for (const [at, found] of groups.entries()) {
    const words = text.slice(startOf(text, groups, at), startOf(text, groups, at + 1)).replace(found[0], '§');
    const columns = [...found[0].matchAll(/§(?<at>\d+)/gu)]
      .map(({ groups: one }) => named[Number(one?.['at'])])
      .filter((one) => one !== undefined);
    for (const column of columns) {
      const { rule, unread } = readRule(
        words.replace(/\b(?:(?:neither|nor|so) (?:can|must|should|may)|likewise|same for)\b/u, ''),
        column,
      );
      const taken = Object.keys(rule).length > 0 || !isLikewise(words) ? rule : last;
      if (unread.length > 0 || Object.keys(taken).length === 0) return undefined;
      rules.push({ column, rule: taken });
      last = taken;
    }
  }
  return rules.length === 0 ? undefined : { rules };
}

/** A ruling as changes of a table that exists. */
function changesIn(words: Masked, table: string): readonly DatabaseChange[] | undefined {
  const ruling = readRuling(words);
  if (ruling?.check) return [{ do: 'add-check', table, condition: ruling.check }];
  const changes = ruling?.rules.map(({ column, rule }) => changesOf(table, column, rule)) ?? [];
  return changes.length === 0 || changes.some((made) => made.length === 0) ? undefined : changes.flat();
}

/** The column that the clause before was about, for `it`. */
function lastColumn(state: ReadState): { readonly table: string; readonly column: string } | undefined {
  const change = state.before.at(-1);
  if (change?.do === 'change-column') return change;
  if (change?.do === 'add-unique' && change.columns.length === 1)
    return { table: change.table, column: change.columns[0] ?? '' };
  if (change?.do === 'add-columns' && change.columns.length === 1)
    return { table: change.table, column: change.columns[0]?.name ?? '' };
  return undefined;
}

/** Most tables whose columns a clause without a table may name; where more have as many of them, it says too little. */
const mostTables = 3;

/** Most tables that a rule mentions. */
const mostMentioned = 6;

/** Tables with columns that a clause names; of many, those with the most of them. */
function tablesOfColumns(items: readonly Item[], { index, before }: ReadState): readonly LexiconTable[] {
  const named = new Map<LexiconTable, number>();
  for (const { entries } of items)
    for (const { kind, table } of entries)
      if (kind === 'column') named.set(table, (named.get(table) ?? 0) + 1);
  const known = index.tables.filter(
    (table) =>
      named.has(table) || before.some((change) => change.do === 'add-columns' && change.table === table.name),
  );
  if (known.length <= mostTables) return known;
  const most = Math.max(...known.map((table) => named.get(table) ?? 0));
  const closest = known.filter((table) => named.get(table) === most);
  return closest.length <= mostTables ? closest : [];
}

/** Rules for columns that exist, in any order of words: `price never below 0 on cheeses`, `seats must be at least 1`. */
export const rules: Frame = (clause, state) => {
  const plain = withoutReason(plainText(clause.text))
    .replaceAll('−', '-')
    .replaceAll(/(?<=\p{L}{2})\.(?=\p{L}{2})/gu, ' ');
  const items = ground(tokenise(plain), state.index);
  const isVerb =
    /^(?:show|list|how|who|which|what|delete|remove|rename|drop|insert|move|did|does|do)\b/iu.test(plain);
  if (isVerb) return undefined;
  const mentioned = state.index.tables.filter((table) =>
    items.some(({ entries }) => entries.some((entry) => entry.kind === 'table' && entry.table === table)),
  );
  if (mentioned.length > mostMentioned) return undefined;
  const topic = state.index.tables.filter(({ name }) => name === state.topic);
  const candidates =
    mentioned.length > 0 ? mentioned : topic.length > 0 ? topic : tablesOfColumns(items, state);
  const keeps = [() => true, (at: number) => at === 0, (at: number, count: number) => at === count - 1];
  const found = candidates.flatMap((table) => {
    const columns = subjects(table, state.before);
    for (const keep of keeps) {
      const changes = changesIn(masked(items, table, columns, keep), table.name);
      if (changes) return [changes];
    }
    return [];
  });
  const [changes] = found;
  const it = lastColumn(state);
  const table = state.index.tables.find(({ name }) => name === it?.table);
  const column = table && subjects(table, state.before).find(({ name }) => name === it?.column);
  if (!changes && column && table) {
    const { rule, unread } = readRule(
      spelled(plain.toLowerCase().replace(/^(?:it|this|that|they|everything|the field|the column)\b/u, '§')),
      column,
    );
    const made = unread.length > 0 ? [] : changesOf(table.name, column, rule);
    return made.length === 0
      ? undefined
      : {
          meaning: { changes: made },
          words: [{ said: plain, read: `a rule for ${column.name.replaceAll('_', ' ')}` }],
          unread: [],
          cost: 0.3,
        };
  }
  if (!changes || found.length > 1) return undefined;
  return {
    meaning: { changes },
    words: [{ said: plain, read: 'a rule for the column' }],
    unread: [],
    cost: 0,
  };
};
