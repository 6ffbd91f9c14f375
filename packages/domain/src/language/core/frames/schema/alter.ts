import type { ColumnSpec, DatabaseChange, Expression, ReadWords } from '../../../ast/index.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { kindOf } from '../../../planner/kinds.ts';
import { singular, toIdentifier } from '../../../planner/names.ts';
import { boundsCheck, defaultValue, type Features } from '../../columns/features.ts';
import { newName } from '../../columns/names.ts';
import { readColumns } from '../../columns/list.ts';
import type { Clause, Frame, FrameReading, ReadState } from '../../frame.ts';
import { ground } from '../../ground.ts';
import { mark, plainText, skeleton, type Skeleton } from '../../skeleton.ts';
import { tokenise } from '../../tokens.ts';
import { columnRule, type Named } from './columnRule.ts';

function reading(changes: readonly DatabaseChange[], words: readonly ReadWords[], cost = 0, unread: readonly string[] = []): FrameReading {
  return { meaning: { changes }, words, unread, cost };
}

const specTypes: Readonly<Record<string, ColumnSpec['type']>> = {
  text: 'text', integer: 'whole-number', number: 'number', boolean: 'yes-no', date: 'date', moment: 'moment', uuid: 'id', other: 'text',
};

function named(column: LexiconColumn): Named {
  return { name: column.name, type: specTypes[kindOf(column)] ?? 'text', choices: column.allowedValues };
}

/** The tables a clause names, in order; without one, those of the changes before. */
/** The tables a clause without a table may be about: the one of the clause before, otherwise any. */
function topics(state: ReadState): readonly LexiconTable[] {
  const topic = state.index.tables.find(({ name }) => name === state.topic);
  return topic ? [topic] : state.index.tables;
}

const typeNames: Readonly<Partial<Record<ColumnSpec['type'], string>>> = { 'yes-no': 'boolean', 'whole-number': 'integer', number: 'numeric', money: 'numeric', date: 'date' };

/** A column that an earlier change adds, as if it existed. */
function fresh(name: string, table: LexiconTable, before: readonly DatabaseChange[]): LexiconColumn {
  const spec = addedColumns(table, before).find((column) => column.name === name);
  return { name, type: (spec && typeNames[spec.type]) ?? 'text', nullable: true, hasDefault: false, unique: false, primaryKey: false };
}

const reasonStart = /(?:,|\s[–-])?\s+(?:because|since|otherwise|so that|cause|cuz|bc|as (?:i|we|they|it)|that's|,?\s?is important|is importent)\b.*$|,\s+(?:is|it's|its|it is|they|we|i|nobody|never|the|last|yesterday|people|because)\b.*$/isu;

/** A clause without the reason at its end. */
function withoutReason(text: string): string {
  return text.replace(reasonStart, '').trim();
}

function tablesIn(shape: Skeleton): readonly LexiconTable[] {
  const found = [...shape.text.matchAll(new RegExp(mark, 'gu'))].flatMap(([marked]) =>
    shape.entries(marked).flatMap((entry) => (entry.kind === 'table' ? [entry.table] : [])),
  );
  return [...new Set(found)];
}

/** The change that a rule makes on a column that exists. */
export function ruleChanges(table: LexiconTable, column: LexiconColumn, features: Features): readonly DatabaseChange[] {
  const at = { table: table.name, column: column.name };
  const changes: DatabaseChange[] = [];
  const initial: Expression | undefined = features.isAutomatic
    ? { kind: kindOf(column) === 'date' ? 'today' : 'now' }
    : features.defaultWords === undefined
      ? undefined
      : defaultValue(features.defaultWords, named(column).type, features.choices ?? column.allowedValues);
  if (features.choices) changes.push({ do: 'change-column', ...at, choices: [...features.choices] });
  const change = {
    ...(features.required !== undefined && { required: features.required }),
    ...(initial && { default: initial }),
  };
  if (Object.keys(change).length > 0) changes.push({ do: 'change-column', ...at, ...change });
  if (features.unique) changes.push({ do: 'add-unique', table: table.name, columns: [column.name] });
  const check = boundsCheck(column.name, features);
  if (check) changes.push({ do: 'add-check', table: table.name, condition: check });
  return changes;
}

/** The columns that earlier changes of the same instruction add to a table. */
function addedColumns(table: LexiconTable, before: readonly DatabaseChange[]): readonly Named[] {
  return before.flatMap((change) => (change.do === 'add-columns' && change.table === table.name ? change.columns : []));
}

/** Rules on columns that exist: `price never below 0 on cheeses`, `seats at events must be at least 1`. */
const rules: Frame = (clause, state) => {
  const text = plainText(clause.text);
  const shape = skeleton(text, ground(tokenise(text), state.index));
  const mentioned = tablesIn(shape);
  // The table is named beside the rule: without it, the rule is about a column.
  const bare = shape.words(
    shape.text
      .replaceAll(/\s+(?:(?:of|in|on|at|for|to|from) )+(?:(?:the|our|all|every|each|my|a|an) )*⟦T\d+⟧(?: table)?/giu, '')
      .replace(/^(?:(?:in|on|for|with|at) )?(?:(?:the|our|all|every|each|my|a|an) )*⟦T\d+⟧(?: table)?(?: (?:the|have|has|need|needs|should have))?\s*[:,–-]?\s+(?=.*⟦C|.*\S)/iu, (all) => (/⟦C/u.test(shape.text) || /:/u.test(all) ? '' : all)),
  );
  const candidates = mentioned.length > 0 ? mentioned : topics(state);
  const found = candidates.flatMap((table) => {
    const read = columnRule(withoutReason(bare), [...table.columns.map((column) => named(column)), ...addedColumns(table, state.before)]);
    if (!read) return [];
    return [read.flatMap((rule) => {
      const column = table.columns.find(({ name }) => name === rule.column);
      const isNew = addedColumns(table, state.before).some(({ name }) => name === rule.column);
      return column ? ruleChanges(table, column, rule.features) : isNew ? ruleChanges(table, fresh(rule.column, table, state.before), rule.features) : [];
    })];
  }).filter((changes) => changes.length > 0);
  const [changes] = found;
  if (!changes || found.length > 1) return undefined;
  return reading(changes, [{ said: text, read: 'a rule for the column' }]);
};

const addForms: readonly RegExp[] = [
  /^(?:add|insert|include|put|append|give|introduce|make|create|need|want|set up|have|keep|note|record)(?: (?:me|us|also))* (?<list>.+?) (?:to|in|into|for|on|with|at) (?:(?:the|our|my|each|every|all|all the|their|a|an|existing) )*(?<table>⟦T\d+⟧)(?: (?:table|list|form|sheet|row|rows|record|records))?(?<rest>[,;:.–-].*| (?:which|that|so|and|it|can|with|please)\b.*)?$/isu,
  /^(?:(?:the|our|my|each|every|all|all the|a|an) )*(?<table>⟦T\d+⟧)(?: (?:table|list))? (?:also )?(?:needs?|gets?|should (?:also )?(?:have|get)|must (?:also )?have|should also|wants?|has to have|have to have|could do with|requires?|shall have|miss(?:es)?|lacks?)(?: also| to have| an extra| another| a new| new| extra)* ?[:–-]?\s*(?<list>.+)$/isu,
  /^(?:(?:to|in|for|on|with) )(?:(?:the|our|my|each|every|all|all the) )*(?<table>⟦T\d+⟧)(?: (?:table|list))?,? (?:(?:please|pls|i|we|add|want|need|would like|also|a|an|new|should be|there should be|must be|put|have|to|record|note|keep) )+(?<list>.+)$/isu,
  /^(?:(?:the|our) )?(?<table>⟦T\d+⟧)(?: table)?\s*[:–-]\s*(?:add|plus|new|also|needs?|\+)\s*:?\s*(?<list>.+)$/isu,
  /^(?<list>[^⟦:]{2,120}?) (?:to|for|in) (?:(?:the|our|my|each|every|all) )*(?<table>⟦T\d+⟧)$/isu,
  /^(?:a |an |one |another |new |extra )*(?:column|field|box|place|space|room) (?:for |called |named |to (?:note|keep|put|write|record) )?(?<list>.+?) (?:to|in|into|for|on|with|at|of) (?:(?:the|our|my|each|every|all) )*(?<table>⟦T\d+⟧)(?: (?:table|list))?$/isu,
];

const notAList = /\b(?:row|rows|entry|record|link|connection|index|rule|reference|relation|primary key|unique|check|constraint|policy)\b/iu;

/** New columns for a table that exists: `add fat content to cheeses, percent`. */
const add: Frame = (clause, state) => {
  const text = plainText(withoutReason(plainText(clause.text)));
  const shape = skeleton(text, ground(tokenise(text), state.index));
  for (const form of addForms) {
    const match = form.exec(shape.text)?.groups;
    if (!match) continue;
    const table = shape.entries(match['table'] ?? '').find((entry) => entry.kind === 'table')?.table;
    const list = shape.words(match['list'] ?? '').replace(/^(?:an? |the |new |extra |another |one )*(?:columns?|fields?|box(?:es)?)(?: (?:for|called|named))?:? /iu, '');
    const rest = shape.words(match['rest'] ?? '').replace(/^[\s,;:.–-]+/u, '');
    if (!table || notAList.test(list) || /^(?:change|rename|delete|remove|drop|set|update|link|connect|make|lock|show|find|move|copy|who|what|how|which|when|where)\b/iu.test(list)) continue;
    const known = state.index.tables.map(({ name }) => name).filter((name) => name !== table.name);
    const { columns, unread } = readColumns(rest === '' ? list : `${list}, ${rest}`, known);
    const exists = columns.some(({ spec }) => table.columns.some(({ name }) => name === spec.name));
    if (columns.length === 0 || exists) continue;
    return reading(
      [{ do: 'add-columns', table: table.name, columns: columns.map(({ spec }) => spec) }],
      columns.map(({ said, spec }) => ({ said, read: `a new column ${spec.name.replaceAll('_', ' ')}` })),
      0.2,
      [...unread, ...columns.flatMap((column) => column.unread)],
    );
  }
  return undefined;
};

const to = String.raw`(?:to|into|as|->|=>|in|:)`;
const renameForms: readonly RegExp[] = [
  new RegExp(`^(?:rename|change(?: the name of)?|call) (?:(?:the|our|my|table|column|field) )*(?<old>⟦[TC]\\d+⟧)(?: (?:table|column|field))?(?: (?:in|of|on|from) (?:(?:the|our|table) )*(?<table>⟦T\\d+⟧)(?: table)?)? ${to} (?<name>.+?)(?: (?:in|of|on) (?:(?:the|our) )?(?<table2>⟦T\\d+⟧))?$`, 'iu'),
  new RegExp(`^call (?:(?:the|our|my|table|column|field) )*(?<old>⟦[TC]\\d+⟧)(?: (?:table|column|field))?(?: (?:in|of|on) (?:(?:the|our) )*(?<table>⟦T\\d+⟧))? (?<name>[^⟦]+?)(?: instead| from now on)?$`, 'iu'),
  new RegExp(`^(?:(?:the|our|my|table|column|field) )*(?<old>⟦[TC]\\d+⟧)(?: (?:table|column|field))?(?: (?:in|of|on) (?:(?:the|our) )*(?<table>⟦T\\d+⟧))? (?:should|must|shall|has to|ought to)(?: just| now)? be (?:called|named|renamed(?: to)?|just|spelt|spelled)? ?(?<name>.+)$`, 'iu'),
];

/** New names for tables and columns. */
const rename: Frame = (clause, state) => {
  const text = plainText(clause.text.replace(/[.!]\s.*$/su, ''));
  const shape = skeleton(text, ground(tokenise(text), state.index));
  for (const form of renameForms) {
    const match = form.exec(shape.text)?.groups;
    if (!match) continue;
    const name = newName(shape.words(match['name'] ?? '').replace(/^(?:the (?:table|column) )?["“']?|["”']$/gu, ''));
    const within = shape.entries(match['table'] ?? match['table2'] ?? '').find((entry) => entry.kind === 'table')?.table;
    const entries = shape.entries(match['old'] ?? '');
    const isColumn = within !== undefined || !entries.some(({ kind }) => kind === 'table');
    const columns = entries.flatMap((entry) => (entry.kind === 'column' && (!within || entry.table === within) ? [entry] : []));
    const table = entries.find((entry) => entry.kind === 'table')?.table;
    if (name === undefined) continue;
    if (!isColumn && table) return reading([{ do: 'rename-table', table: table.name, to: name }], [{ said: text, read: `rename ${table.name} to ${name}` }]);
    const [column] = columns;
    if (column && columns.length === 1)
      return reading([{ do: 'rename-column', table: column.table.name, column: column.column.name, to: name }], [{ said: text, read: `rename ${column.column.name} to ${name}` }]);
  }
  return undefined;
};

const dropForms: readonly RegExp[] = [
  /^(?:delete|remove|drop|erase|get rid of|throw away|throw out|bin|scrap|kill|lose|take out|take away|i don't need|we don't need|i dont need|we dont need|don't need|dont need)(?: (?:the|our|my|that|this|whole|old|column|field|table|box))* (?<what>⟦[TC]\d+⟧)(?: (?<kind>column|field|table|box|list))?(?: (?:in|of|from|on|at) (?:(?:the|our|my) )*(?<table>⟦T\d+⟧)(?: table)?)?$/iu,
  /^(?:the |our |my )*(?<what>⟦[TC]\d+⟧) (?<kind>column|field|table|box)?(?: ?(?:in|of|from|on|at) (?:(?:the|our|my) )*(?<table>⟦T\d+⟧)(?: table)?)? ?(?:can (?:be deleted|be removed|go)|must go|should go|may go|is not needed(?: any ?more)?|isn't needed(?: any ?more)?|away)$/iu,
];

/** Columns and tables that go away; a table only when it is called one. */
const drop: Frame = (clause, state) => {
  const [main = '', ...reasons] = plainText(clause.text).split(/[.,;–]\s+(?=(?:we|i|it|nobody|never|no one|they|that|because)\b)/iu);
  const isReason = reasons.every((part) => /^(?:we|i|it|nobody|no one|they|that|because|never)\b[^⟦]{0,60}(?:use|used|need|needs|needed|junk|empty|fills?|wants?|it in|anyway|old|wrong)\b[^⟦]{0,20}$/iu.test(part));
  const shape = skeleton(main, ground(tokenise(main), state.index));
  for (const form of dropForms) {
    const match = form.exec(shape.text)?.groups;
    if (!match || !isReason) continue;
    const within = shape.entries(match['table'] ?? '').find((entry) => entry.kind === 'table')?.table;
    const entries = shape.entries(match['what'] ?? '');
    const table = entries.find((entry) => entry.kind === 'table')?.table;
    const isTable = match['kind'] === 'table' || /^(?:drop|scrap)/iu.test(main) || /\btable\b/iu.test(main);
    if (table && !within && isTable && match['kind'] !== 'column' && match['kind'] !== 'field')
      return reading([{ do: 'drop-table', table: table.name }], [{ said: main, read: `delete the table ${table.name}` }]);
    const columns = entries.flatMap((entry) => (entry.kind === 'column' && (!within || entry.table === within) ? [entry] : []));
    const [column] = columns;
    if (column && columns.length === 1 && (within ?? match['kind']))
      return reading([{ do: 'drop-columns', table: column.table.name, columns: [column.column.name] }], [{ said: main, read: `delete the column ${column.column.name}` }]);
  }
  return undefined;
};

const slow = /\b(?:slow|slowly|faster|quicker|quick|speed|ages|forever|long time|so long|too long|index|indexed|waiting|wait and wait|takes long)\b/iu;

/** An index, by name or by complaint: `it takes ages to find orders by pickup day`. */
const index: Frame = (clause, state) => {
  const text = clause.text;
  if (!slow.test(text)) return undefined;
  const shape = skeleton(text, ground(tokenise(text), state.index));
  const mentioned = tablesIn(shape);
  const columns = [...shape.text.matchAll(new RegExp(mark, 'gu'))].flatMap(([marked]) =>
    shape.entries(marked).flatMap((entry) => (entry.kind === 'column' && (mentioned.length === 0 || mentioned.includes(entry.table)) ? [entry] : [])),
  );
  const references = mentioned.flatMap((table) => table.columns.filter(({ references: target }) => target !== undefined && mentioned.some(({ name }) => name === target)).map((column) => ({ table, column })));
  const found = [...new Map([...columns, ...references].map((entry) => [`${entry.table.name}.${entry.column.name}`, entry])).values()];
  const [only] = found;
  if (!only || found.length > 1) return undefined;
  return reading([{ do: 'add-index', table: only.table.name, columns: [only.column.name] }], [{ said: text, read: `find ${only.table.name} by ${only.column.name} faster` }], 0.5);
};

const cascadeForm =
  /(?:when|if|once) (?:i |we |an? |the |someone |somebody )*(?:delete|remove|deletes|removes)?s? ?(?:an? |the )?(?<parent>⟦T\d+⟧)(?: (?:is|gets|are) (?:deleted|removed))?,? (?:then )?(?:also )?(?:its|their|his|her|the|all|all its|all the|all their)* ?(?<child>⟦T\d+⟧) (?:should |must |shall |have to |can )?(?:also )?(?:go|disappear|vanish|be deleted|be removed|go away|be gone|are deleted|deleted)/iu;

/** What happens to rows when the row they belong to is deleted. */
const onDelete: Frame = (clause, state) => {
  const shape = skeleton(clause.text, ground(tokenise(clause.text), state.index));
  const match = cascadeForm.exec(shape.text)?.groups;
  const parent = shape.entries(match?.['parent'] ?? '').find((entry) => entry.kind === 'table')?.table;
  const child = shape.entries(match?.['child'] ?? '').find((entry) => entry.kind === 'table')?.table;
  const column = child?.columns.find(({ references }) => references !== undefined && references === parent?.name);
  if (!parent || !child || !column) return undefined;
  return reading([{ do: 'change-on-delete', table: child.name, column: column.name, onDelete: 'delete' }], [{ said: clause.text, read: `${child.name} go with their ${singular(parent.name)}` }]);
};

const linkForms: readonly RegExp[] = [
  /(?:^|\b)(?:link|connect|attach|tie|join|conect)(?: up)? (?:(?:the|our|every|each|all) )*(?<from>⟦T\d+⟧) (?:to|with|and|from) (?:(?:the|our|a|an|its|their|one|a real|real) )*(?<to>⟦T\d+⟧)/iu,
  /(?:^|\b)(?:every|each|an?|the|all)? ?(?<from>⟦T\d+⟧) (?:should|must|needs to|has to|can|shall|always)? ?(?:have|has|get|belongs? to|belong to|be linked to|be connected to|point to|needs?) (?:exactly )?(?:one|an?|the|a real|a proper|a link to|a proper link to|a real link to)(?: (?<role>[a-z]+(?: [a-z]+)?))? (?<to>⟦T\d+⟧)/iu,
  /(?:^|\b)(?:a |real |proper |add |link|connection|relation)+ from (?:the |our )?(?<from>⟦T\d+⟧) to (?:the |our )?(?<to>⟦T\d+⟧)/iu,
];

/** A link between two tables that exist. */
const link: Frame = (clause, state) => {
  const text = plainText(clause.text);
  const shape = skeleton(text, ground(tokenise(text), state.index));
  for (const form of linkForms) {
    const match = form.exec(shape.text)?.groups;
    const from = shape.entries(match?.['from'] ?? '').find((entry) => entry.kind === 'table')?.table;
    const target = shape.entries(match?.['to'] ?? '').find((entry) => entry.kind === 'table')?.table;
    if (!match || !from || !target || from === target) continue;
    if (from.columns.some(({ references }) => references === target.name)) continue;
    const role = match['role'] === undefined ? '' : `${toIdentifier(match['role'])}_`;
    const column = `${role}${singular(toIdentifier(target.name).replace(/^tbl_?/u, ''))}_id`;
    return reading([{ do: 'add-reference', table: from.name, column, to: target.name, onDelete: 'refuse' }], [{ said: text, read: `each of ${from.name} belongs to one of ${target.name}` }], 0.3);
  }
  return undefined;
};

/** Frames that change tables that exist. */
export const alterFrames: readonly Frame[] = [rules, add, rename, drop, index, onDelete, link];

/** For tests. */
export type { Clause, ReadState };
