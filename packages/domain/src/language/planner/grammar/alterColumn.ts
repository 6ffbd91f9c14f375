import { readColumnRef } from '../columnRef.ts';
import type { ColumnRef } from '../columnRef.ts';
import { requireColumn, requireTable } from '../find.ts';
import { withArticle } from '../article.ts';
import { humanise } from '../names.ts';
import { question } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import { say } from '../phrase.ts';
import type { Understanding } from '../plan.ts';
import { alterColumnPlan, uniquePlan } from '../plans/schema.ts';
import { firstMatch, matched } from '../slots.ts';
import { quoteIdentifier } from '../sql.ts';
import { typeFromWords, typeSource } from '../types.ts';
import { optionalWords, requiredWords } from '../words/modifiers.ts';
import { columnIndex } from './columnIndex.ts';
import { columnRule } from './columnRule.ts';
import { columnStart } from './columnStart.ts';

const states = [...requiredWords, ...optionalWords, 'unique', 'always filled in', 'filled in']
  .toSorted((one, other) => other.length - one.length)
  .join('|');
const typeForms = [
  pattern(
    String.raw`{change} (?:the )?(?:data )?type of {the}?(?<ref>.+?) (?:from .+ )?(?:to|into|as|be) (?:an? )?(?<type>.+)`,
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
function changeType({ table, column }: ColumnRef, said: string): Understanding {
  const type = typeFromWords(said);
  if (type === undefined)
    return question(
      `“${said.slice(0, 60)}” is not a type of column I know. A column can hold text, a whole number, a number, money, yes/no, a date or a datetime.`,
    );
  const [name, label, form] = [humanise(column.name), humanise(table.name), said.toLowerCase()];
  if (column.allowedValues === undefined && type === column.type)
    return question(`Nothing to change: the ${name} of ${label} is stored as ${type}.`);
  const words = {
    title: `Change ${name} of ${label} to ${form}`,
    doneTitle: `Changed ${name} of ${label} to ${form}`,
    understood: `You want ${name} of ${label} stored as ${form}.`,
  };
  const action = `type ${type} using ${quoteIdentifier(column.name)}::${type}`;
  return alterColumnPlan(
    table,
    column,
    words,
    say`Store ${column.name} as the new type, and convert existing values`,
    [action],
    ['This fails if a value cannot be converted; decimals may be rounded.'],
  );
}

function changeState({ table, column }: ColumnRef, state: string): Understanding {
  const [name, label] = [humanise(column.name), humanise(table.name)];
  if (/unique|repeat/iu.test(state))
    return column.unique
      ? question(`Nothing to change: no two rows of ${label} share ${withArticle(name)}.`)
      : uniquePlan(table, column);
  const optional = optionalWords.includes(state.toLowerCase()) || /^(?:stay|be) empty$/iu.test(state);
  if (optional && column.primaryKey)
    return question(`${name} identifies the rows of ${label}, so it can never be empty.`);
  if (optional === column.nullable)
    return question(
      `Nothing to change: the ${name} of ${label} ${optional ? 'may stay empty' : 'must be filled in'}.`,
    );
  const what = optional ? 'optional' : 'required';
  const words = {
    title: `Make ${name} of ${label} ${what}`,
    doneTitle: `Made ${name} of ${label} ${what}`,
    understood: `You want ${name} of ${label} to be ${what}.`,
  };
  const step = optional ? say`Let ${column.name} stay empty` : say`Refuse any row without ${column.name}`;
  const warnings = optional ? [] : ['This fails if it is empty in any row.'];
  return alterColumnPlan(table, column, words, step, [optional ? 'drop not null' : 'set not null'], warnings);
}

const mustBeFilled: Grammar = (clause, schema) => {
  const slots = matched(mustHave, clause.text);
  const table = slots === undefined ? undefined : schema.find(slots('table'));
  if (slots === undefined || table === undefined) return undefined;
  const column = requireColumn(clause, slots('column'), table);
  return column.ok ? changeState({ table, column: column.value }, 'required') : undefined;
};

const freeForms = [
  pattern(
    String.raw`(?:each |every |all |the )*(?<table>.+?)(?: table)? (?:don't|do not|doesn't|does not|needn't|need not) (?:need |require |have to have |always have )(?:to have )?(?:an? |the |its |their )?(?<column>.+)`,
  ),
  pattern(
    String.raw`(?:each |every |all |the )*(?<table>.+?)(?: table)? (?:can|may|should be able to) (?:leave|skip|omit) (?:an? |the |its |their )?(?<column>.+?)(?: (?:empty|blank|out|open))?`,
  ),
];

/** 'Tasks don't need a due date', 'customers can leave their phone empty'. */
const mayStayEmpty: Grammar = (clause, schema) => {
  const slots = firstMatch(freeForms, clause.text);
  const table = slots === undefined ? undefined : schema.find(slots('table'));
  if (slots === undefined || table === undefined) return undefined;
  const column = requireColumn(clause, slots('column'), table);
  return column.ok ? changeState({ table, column: column.value }, 'optional') : column.error;
};

const noTwo = pattern(
  String.raw`no two (?<table>.+?) (?:(?:may|can|should|must|shall|are allowed to) )?(?:ever )?(?:share|have|use) (?:the same |an? |the |one )*(?<column>.+)`,
);

/** 'No two customers may share an email'. */
const noneAlike: Grammar = (clause, schema) => {
  const slots = matched(noTwo, clause.text);
  if (slots === undefined) return undefined;
  const table = requireTable(clause, slots('table'), schema);
  if (!table.ok) return table.error;
  const column = requireColumn(clause, slots('column'), table.value);
  return column.ok ? changeState({ table: table.value, column: column.value }, 'unique') : column.error;
};

/** Type, required, optional, unique, default and index of a column that exists. */
export const alterColumn: Grammar = (clause, schema) => {
  const early =
    columnIndex(clause, schema) ??
    columnStart(clause, schema) ??
    noneAlike(clause, schema) ??
    mayStayEmpty(clause, schema) ??
    mustBeFilled(clause, schema) ??
    columnRule(clause, schema);
  if (early !== undefined) return early;
  const state = firstMatch(stateForms, clause.text);
  const slots = state ?? firstMatch(typeForms, clause.text);
  if (slots === undefined) return undefined;
  const said = slots('table') === '' ? slots('ref') : `${slots('ref')} of ${slots('table')}`;
  const found = readColumnRef(said, clause, schema);
  if (found === undefined) return undefined;
  if (!found.ok) return found.error;
  return state === undefined
    ? changeType(found.value, slots('type'))
    : changeState(found.value, slots('state'));
};
