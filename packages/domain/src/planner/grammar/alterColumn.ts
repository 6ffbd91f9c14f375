import { readColumnRef } from '../columnRef.ts';
import type { ColumnRef } from '../columnRef.ts';
import { initialSql, readColumn } from '../columns/readColumn.ts';
import { findTable, requireColumn, requireTable } from '../find.ts';
import type { LexiconColumn } from '../lexicon.ts';
import { spoken, toIdentifier, withArticle, withoutArticle } from '../names.ts';
import { listed, question } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { firstMatch, pattern } from '../pattern.ts';
import { say } from '../phrase.ts';
import type { Understanding } from '../plan.ts';
import { alterColumnPlan, checkPlan, indexPlan, uniquePlan } from '../plans/schema.ts';
import { splitColumns } from '../columns/splitColumns.ts';
import { quoteIdentifier } from '../sql.ts';
import { saidType, typeSource } from '../types.ts';
import { readValue } from '../values.ts';
import { valueOf } from '../wish.ts';
import { optionalWords, requiredWords } from '../words/modifiers.ts';

const states = [...requiredWords, ...optionalWords, 'unique', 'always filled in', 'filled in']
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const typeForms = [
  pattern(
    String.raw`{change} (?:the )?(?:data )?type of {the}?(?<ref>.+?) (?:from .+ )?(?:to|into|as|be) (?:an? )?(?<type>${typeSource})`,
  ),
  pattern(
    String.raw`{change} {the}?(?<ref>.+?) (?:from (?:an? )?(?:${typeSource}) )?(?:to|into|to be|as|be) (?:an? )?(?<type>${typeSource})(?: type| column| field)?`,
  ),
  pattern(
    String.raw`(?:make|turn|let) {the}?(?<ref>.+?) (?:be )?(?:into )?(?:an? )(?<type>${typeSource})(?: column| field)?`,
  ),
  pattern(String.raw`{the}?(?<ref>.+?) (?:should|must) be (?:stored as )?(?:an? )?(?<type>${typeSource})`),
];
const stateForms = [
  pattern(
    String.raw`(?:make|set|mark|change|turn) {the}?(?<ref>.+?) (?:to be |to |as |into )?(?:an? )?(?<state>${states})(?: column| field)?(?: (?:in|of|on|for) {the}?(?<table>.+))?`,
  ),
  pattern(
    String.raw`{the}?(?<ref>.+?) (?:should|must|needs to|has to) (?:always )?(?:be )?(?<state>${states})`,
  ),
  pattern(
    String.raw`{the}?(?<ref>.+?) (?:should|must|may|can) (?<state>not repeat|never repeat|not be empty|never be empty|stay empty|be empty|not be repeated)`,
  ),
  pattern(String.raw`(?<state>require) (?:an? |the )?(?<ref>.+)`),
];
const mustHave = pattern(
  String.raw`(?:each |every |all |the )*(?<table>.+?)(?: table)? (?:must|should|needs? to|has to|have to) (?:always )?have (?:an? |the |its |their )?(?<column>.+)`,
);
const defaultForms = [
  pattern(
    String.raw`(?:{change} |use |give |add )?(?:the |a )?default(?: value)? (?:of|for|in) {the}?(?<ref>.+?) (?:to|as|be|is|=|should be) (?<value>.+)`,
  ),
  pattern(
    String.raw`(?:{change} |use |give |add )(?:the |a )?default(?: value)?(?: of| to)? (?<value>\S+) (?:for|to|on|of|in) {the}?(?<ref>.+)`,
  ),
  pattern(
    String.raw`{the}?(?<ref>.+?) (?:should |must )?(?:defaults?|starts?|begin)(?: out)? (?:to|at|as|with) (?<value>\S+)`,
  ),
  pattern(String.raw`(?:make|let) {the}?(?<ref>.+?) (?:default|start) (?:to|at|as|with) (?<value>\S+)`),
];
const noDefault = pattern(
  String.raw`{remove} (?:the )?default(?: value)? (?:of|for|from|on) {the}?(?<ref>.+)`,
);
const indexForms = [
  pattern(
    String.raw`(?:{create} |put )?(?:an? )?(?:new )?index (?:on|for|to|over) {the}?(?<columns>.+) (?:of|in|on|for|to) {the}?(?<table>.+)`,
  ),
  pattern(
    String.raw`(?:{create} )?(?:an? )?index (?:on|for|to) {the}?(?<table>\S+) (?:by|for|on|over) {the}?(?<columns>.+)`,
  ),
  pattern(String.raw`index {the}?(?<table>.+?)(?: table)? (?:by|on) {the}?(?<columns>.+)`),
  pattern(
    String.raw`make (?:searching|finding|looking up|sorting|search(?:es)? (?:for|of)) {the}?(?<table>.+?) by {the}?(?<columns>.+?) (?:fast|faster|quick|quicker)`,
  ),
];

function worded(did: string, done: string, wanted: string) {
  return { title: did, doneTitle: done, understood: wanted };
}

function changeType({ table, column }: ColumnRef, said: string): Understanding {
  const type = saidType(said) ?? 'text';
  const [name, label] = [spoken(column.name), spoken(table.name)];
  const words = worded(
    `Change ${name} of ${label} to ${said.toLowerCase()}`,
    `Changed ${name} of ${label} to ${said.toLowerCase()}`,
    `You want ${name} of ${label} stored as ${said.toLowerCase()}.`,
  );
  const action = `type ${type} using ${quoteIdentifier(column.name)}::${type}`;
  return alterColumnPlan(
    table,
    column,
    words,
    say`Store ${column.name} in a new form, converting what is there`,
    [action],
    ['What cannot be converted makes this fail; decimals may be rounded.'],
  );
}

function changeState({ table, column }: ColumnRef, state: string): Understanding {
  const [name, label] = [spoken(column.name), spoken(table.name)];
  if (/unique|repeat/iu.test(state)) return uniquePlan(table, column);
  const optional = optionalWords.includes(state.toLowerCase()) || /^(?:stay|be) empty$/iu.test(state);
  if (optional && column.primaryKey)
    return question(`${name} identifies the rows of ${label}, so it can never be empty.`);
  const what = optional ? 'optional' : 'required';
  const words = worded(
    `Make ${name} of ${label} ${what}`,
    `Made ${name} of ${label} ${what}`,
    `You want ${name} of ${label} to be ${what}.`,
  );
  const step = optional ? say`Let ${column.name} stay empty` : say`Refuse any row without ${column.name}`;
  const warnings = optional ? [] : ['This fails if a row has it empty already.'];
  return alterColumnPlan(table, column, words, step, [optional ? 'drop not null' : 'set not null'], warnings);
}

function defaultSql(column: LexiconColumn, said: string, wish: Parameters<Grammar>[0]): string | undefined {
  return readValue(column, said, wish)?.sql ?? initialSql(column.type, said, wish);
}

const changeDefault: Grammar = (wish, lexicon) => {
  const removed = noDefault.exec(wish.text)?.groups;
  const slots = removed ?? firstMatch(defaultForms, wish.text);
  const found = slots === undefined ? undefined : readColumnRef(slots['ref'] ?? '', wish, lexicon);
  if (slots === undefined || found === undefined) return undefined;
  if (!found.ok) return found.error;
  const { table, column } = found.value;
  const [name, label] = [spoken(column.name), spoken(table.name)];
  if (removed !== undefined) {
    const words = worded(
      `Remove the default of ${name} in ${label}`,
      `Removed the default of ${name} in ${label}`,
      `You want new ${label} to start without a ${name}.`,
    );
    return alterColumnPlan(table, column, words, say`New rows no longer start with a ${column.name}`, [
      'drop default',
    ]);
  }
  const said = slots['value'] ?? '';
  const sql = defaultSql(column, said, wish);
  if (sql === undefined)
    return question(
      `The ${name} of ${label} cannot start at “${said.slice(0, 60)}”. What should it start at?`,
    );
  const words = worded(
    `Start ${name} of ${label} at ${said}`,
    `Set the start of ${name} in ${label} to ${said}`,
    `You want new ${label} to start with ${said} as ${name}.`,
  );
  return alterColumnPlan(
    table,
    column,
    words,
    say`New rows start with this ${column.name}; rows that are there stay as they are`,
    [`set default ${sql}`],
  );
};

const addIndex: Grammar = (wish, lexicon) => {
  const slots = firstMatch(indexForms, wish.text);
  if (slots === undefined) return undefined;
  const table = requireTable(wish, slots['table'] ?? '', lexicon);
  if (!table.ok) return table.error;
  const columns: LexiconColumn[] = [];
  for (const piece of splitColumns(slots['columns'] ?? '')) {
    const column = requireColumn(wish, withoutArticle(piece).replace(/ column$/iu, ''), table.value);
    if (!column.ok) return column.error;
    columns.push(column.value);
  }
  return columns.length === 0
    ? question(`By which column should ${withArticle(`index of ${table.value.name}`)} sort?`)
    : indexPlan(table.value, columns);
};

const mustBeFilled: Grammar = (wish, lexicon) => {
  const slots = mustHave.exec(wish.text)?.groups;
  const table = slots === undefined ? undefined : findTable(slots['table'] ?? '', lexicon);
  const column = table === undefined ? undefined : requireColumn(wish, slots?.['column'] ?? '', table);
  return table === undefined || column === undefined || !column.ok
    ? undefined
    : changeState({ table, column: column.value }, 'required');
};

const ruleForm = pattern(
  String.raw`(?:make sure (?:that )?|ensure (?:that )?|let )?{the}?(?<ref>.+?) (?<rule>(?:(?:must|should|can|may|has to|have to|needs to)(?: only)?(?: always)? (?:be|not be|never be|have)|(?:cannot|can't|mustn't|can never) be|can only be|is always|be) .+)`,
);

/** 'Price must be positive', 'the status of tasks can be open or closed': a test that every row has to pass. */
const addRule: Grammar = (wish, lexicon) => {
  const slots = ruleForm.exec(wish.text)?.groups;
  const found = slots === undefined ? undefined : readColumnRef(slots['ref'] ?? '', wish, lexicon);
  if (slots === undefined || found === undefined || !found.ok) return undefined;
  const { table, column } = found.value;
  const draft = readColumn(`${spoken(column.name)} ${slots['rule'] ?? ''}`, wish, { tables: [] });
  if (!draft.ok || draft.value.check === undefined || draft.value.name !== toIdentifier(spoken(column.name)))
    return undefined;
  return checkPlan(table, column, draft.value.check, valueOf(slots['rule'] ?? '', wish));
};

/** Type, required, optional, unique, default and index of a column that exists. */
export const alterColumn: Grammar = (wish, lexicon) => {
  const early =
    addIndex(wish, lexicon) ??
    changeDefault(wish, lexicon) ??
    mustBeFilled(wish, lexicon) ??
    addRule(wish, lexicon);
  if (early !== undefined) return early;
  const state = firstMatch(stateForms, wish.text);
  const slots = state ?? firstMatch(typeForms, wish.text);
  if (slots === undefined) return undefined;
  const said =
    slots['table'] === undefined ? (slots['ref'] ?? '') : `${slots['ref'] ?? ''} of ${slots['table']}`;
  const found = readColumnRef(said, wish, lexicon);
  if (found === undefined) return undefined;
  if (!found.ok) return found.error;
  return state === undefined
    ? changeType(found.value, listed([slots['type'] ?? '']))
    : changeState(found.value, slots['state'] ?? '');
};
